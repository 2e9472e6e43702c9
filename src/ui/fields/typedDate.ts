/** Reads dates as people type them: '5/6/26', '050626', '05/06/2026', or the day alone. */
import { esFecha } from '../../contract/fechas'
import { fechaConSiglo, fechaCorta } from '../texts/formats'

/** `dd/MM/yyyy` is for birth dates; every other field uses `dd/MM/yy`. */
export type DateFormat = 'dd/MM/yy' | 'dd/MM/yyyy'

const WHOLE = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/
const SEPARATED = /^\d{1,2}\D+(?:\d{0,2}|\d{1,2}\D+\d{0,4})$/
const DAY_AND_MONTH = /^(\d{1,2})(?:\/(\d{1,2})?)?\/?$/

/**
 * Reads typed text as `YYYY-MM-DD`. A two-digit year is of this century; in `dd/MM/yyyy` it is left to `completeDate`. Text
 * that is no whole date is returned as typed, so that the schema refuses it instead of seeing an empty field.
 */
export function readDate(text: string, format: DateFormat) {
  const [, day, month, year] = WHOLE.exec(text) ?? []
  if (!day || !month || !year || (format === 'dd/MM/yyyy' && year.length === 2)) return text
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return esFecha(date) ? date : text
}

/**
 * Completes a partial date on blur. A day, or a day and month, takes the current month and year. A birth date's two-digit
 * year is the latest one that puts the date in the past.
 *
 * @param today `YYYY-MM-DD`
 */
export function completeDate(text: string, format: DateFormat, today: string) {
  if (esFecha(text)) return text
  const [year = '', month] = today.split('-')
  if (format === 'dd/MM/yyyy') {
    const born = readDate(text, 'dd/MM/yy')
    if (!esFecha(born)) return text
    // A year of four digits is what was typed.
    const isWhole = WHOLE.exec(text)?.[3]?.length === 4
    return isWhole || born < today ? born : `${Number(born.slice(0, 4)) - 100}${born.slice(4)}`
  }
  const [, day, typedMonth = month] = DAY_AND_MONTH.exec(text) ?? []
  const completed = readDate(`${day}/${typedMonth}/${year}`, 'dd/MM/yy')
  return esFecha(completed) ? completed : text
}

/** A date as the field shows it; other text stays as it is. */
export const writeDate = (value: string, format: DateFormat) => {
  if (!esFecha(value)) return value
  return format === 'dd/MM/yyyy' ? fechaConSiglo(value) : fechaCorta(value)
}

/**
 * Groups a date's digits by 2, 2 and 4 as they are typed, at most 8 of them, joined by `separator`: '0526' is '05/26'. Typed
 * separators are kept.
 */
export function mask(text: string, separator: string) {
  if (SEPARATED.test(text))
    // A separator typed after one digit closes its group: '5/' is '05/'.
    return text.replace(/(?<!\d)(\d\D+)$/, '0$1').replaceAll(/\D+/g, separator)
  const digits = text.replace(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join(separator)
}
