/** Instants as the company's clock shows them. */
import { timeZone } from '../../api/client/today'

const partsOf = (instant: string, month: 'short' | '2-digit') =>
  Object.fromEntries(
    new Intl.DateTimeFormat('es-CO', {
      day: month === 'short' ? 'numeric' : '2-digit',
      month,
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: timeZone(),
    })
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  )

/** '20 nov 2026, 10:42' */
export function shortInstant(instant: string): string {
  const { day, month, year, hour, minute } = partsOf(instant, 'short')
  return `${day} ${month?.replace('.', '')} ${year}, ${hour}:${minute}`
}

/** '2026-11-20 10:42', which spreadsheets read. */
export function companyInstant(instant: string): string {
  const { day, month, year, hour, minute } = partsOf(instant, '2-digit')
  return `${year}-${month}-${day} ${hour}:${minute}`
}

/** '21/11 a las 14:05' */
export function dayAndTime(instant: string): string {
  const { day, month, hour, minute } = partsOf(instant, '2-digit')
  return `${day}/${month} a las ${hour}:${minute}`
}
