/** Dates as a clerk types them: '5/6/26', '050626', '05/06/2026', or the day alone. */
import { esFecha } from '../../contract/fechas'
import { fechaConSiglo, fechaCorta } from '../texts/formats'

/** `dd/MM/yy` in every form; `dd/MM/yyyy` for birth dates alone. */
export type DateFormat = 'dd/MM/yy' | 'dd/MM/yyyy'

const WHOLE = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/
const DAY_AND_MONTH = /^(\d{1,2})(?:\/(\d{1,2})?)?\/?$/

/**
 * `YYYY-MM-DD` of what was typed; two digits of a year are of this century, and wait for `completeDate` in `dd/MM/yyyy`. What
 * is no whole date comes back as typed, so that the schema refuses it instead of taking the field for empty.
 */
export function readDate(text: string, format: DateFormat): string {
  const [, day, month, year] = WHOLE.exec(text) ?? []
  if (!day || !month || !year || (format === 'dd/MM/yyyy' && year.length === 2)) return text
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return esFecha(date) ? date : text
}

/**
 * What a text means once the field is left. A day, or a day and month, is of the present month and year. A birth date's
 * two digits of a year are the latest such year that is past.
 *
 * @param today `YYYY-MM-DD`
 */
export function completeDate(text: string, format: DateFormat, today: string): string {
  if (esFecha(text)) return text
  const [year = '', month] = today.split('-')
  if (format === 'dd/MM/yyyy') {
    const born = readDate(text, 'dd/MM/yy')
    if (!esFecha(born)) return text
    return born < today ? born : `${Number(born.slice(0, 4)) - 100}${born.slice(4)}`
  }
  const [, day, typedMonth = month] = DAY_AND_MONTH.exec(text) ?? []
  return day ? readDateOr(text, `${day}/${typedMonth}/${year}`) : text
}

function readDateOr(text: string, completed: string): string {
  const date = readDate(completed, 'dd/MM/yy')
  return esFecha(date) ? date : text
}

/** A date as the field shows it; what is no date, as it is. */
export const writeDate = (value: string, format: DateFormat): string => {
  if (!esFecha(value)) return value
  return format === 'dd/MM/yyyy' ? fechaConSiglo(value) : fechaCorta(value)
}
