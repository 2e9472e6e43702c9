import { timeZone } from '../../api/client/today'

/** '20 mar 2026, 2:05 p. m.' for an ISO instant, in the company's time zone. */
export const instantText = (instant: string): string =>
  new Intl.DateTimeFormat('es-CO', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timeZone(),
  }).format(new Date(instant))
