/**
 * The one reader of written figures, for forms, sheet, paste, import and filters. An empty input is '', never 0, so that the schema can
 * tell 'requerido' from zero. Text that can be read in two ways or in none, '150,000' or '180k', stays as typed for the schema to
 * refuse: no character is dropped to make a figure of it.
 */
import { conMiles } from '../../contract/cifras'
import type { NumeroEditable } from '../../contract/numeros'

/** A number is exact up to this many digits. */
const MAX_DIGITS = 15

/** Points, apostrophes and single blanks group by three, mixed too as in 3'500.000. */
const GROUPED = "(?!0)\\d{1,3}(?:[.'’ \u00A0\u2009\u202F]\\d{3})+"
/** A comma begins cents, of which there are none. */
const WHOLE = new RegExp(`^(\\d+|${GROUPED})(?:,0{1,2})?$`)
/** A comma begins cents, a point too where it groups nothing; three digits after it may be thousands. */
const PRICE = new RegExp(`^(${GROUPED}(?=,|$)|\\d+)(?:[.,](?!\\d{3}$)(\\d*))?$`)
/** A comma begins decimals, a point too where it groups nothing. */
const DECIMAL = new RegExp(`^(${GROUPED}(?=,|\\s*%?$)|\\d*)(?:[.,](\\d*))?\\s*%?$`)

/** The number that a text is in this form; '' for no text, and the text itself when it is none. */
const reader =
  (form: RegExp) =>
  (text: string): NumeroEditable => {
    // Reads a minus too, so that the schema can refuse it.
    const [, sign = '', figure = ''] = /^([-−]?)\s*(.*)$/s.exec(text.trim()) ?? []
    const withoutCurrency = figure.replace(/^\$\s*/, '')
    const parts = form.exec(withoutCurrency)
    if (!parts || !/\d/.test(withoutCurrency)) return text.trim() && text
    const [, whole = '', decimals = ''] = parts
    const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
    if (digits.length + decimals.length > MAX_DIGITS) return text
    return Number(`${sign && '-'}${digits}.${decimals}`)
  }

/** Reads a count or whole pesos. */
export const readInteger = reader(WHOLE)

/** Reads pesos with cents, or a count with decimals. */
export const readPrice = reader(PRICE)

/** Reads a percentage. */
export const readDecimal = reader(DECIMAL)

/** Writes a number as it is typed, '1234,5'; other text stays as it is. */
export const writePlain = (value: NumeroEditable) =>
  typeof value === 'number' ? String(value).replace('.', ',') : value

/** Writes a number with its thousands separated, '1.234,5'. */
export const writeFigure = (value: NumeroEditable) =>
  typeof value === 'number' ? writePlain(value).replace(/^-?\d+/, conMiles) : value
