import { timeZone } from '../../api/client/today'

/** '20 nov 2026, 10:42', in the company's zone. */
export function shortInstant(instant: string): string {
  const format = new Intl.DateTimeFormat('es-CO', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timeZone(),
  })
  const parts = Object.fromEntries(
    format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  )
  return `${parts.day} ${parts.month?.replace('.', '')} ${parts.year}, ${parts.hour}:${parts.minute}`
}
