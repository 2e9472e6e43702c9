/** Instants as the company's clock shows them. */
import { timeZone, today } from '../../api/client/today'

const written = (instant: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: timeZone() }).format(new Date(instant))

/** '20 nov 2026, 10:42' */
export const shortInstant = (instant: string) =>
  written(instant, 'es-ES', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })

/** '2026-11-20 10:42', which spreadsheets read and Sweden writes. */
export const companyInstant = (instant: string) =>
  written(instant, 'sv-SE', { dateStyle: 'short', timeStyle: 'short' })

/** '21/11 a las 14:05' */
export function dayAndTime(instant: string) {
  const [, month, day, time] = companyInstant(instant).split(/[- ]/)
  return `${day}/${month} a las ${time}`
}

/** 'a las 9:40', of another day than today 'el 21/11 a las 14:05' */
export function atTime(instant: string) {
  const [day, time = ''] = companyInstant(instant).split(' ')
  return day === today() ? `a las ${time.replace(/^0/, '')}` : `el ${dayAndTime(instant)}`
}
