/**
 * The one reader of written figures, for forms, sheet, import and filters. As Spanish writes them, 1.234.567,5: a point groups
 * thousands, a comma never does. An empty input is '', never 0, so that the schema can tell 'requerido' from zero. Other text,
 * '180k' or '1,234,567', stays as typed for the schema to refuse: no character is dropped to make a figure of it.
 */
import type { NumeroEditable } from '../../contract/numeros'

/** A number is exact up to this many digits. */
const MAX_DIGITS = 15

/** Thousands separated by one mark, and cents after another. */
const WITH_THOUSANDS = /^((?!0)\d{1,3}([.'’\s])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/
const WITHOUT_THOUSANDS = /^(\d+)()(?:[.,](\d*))?$/
const DECIMAL = /^(\d*)()(?:[.,](\d*))?\s*%?$/

/** The number that a text is in one of these forms; '' for no text, and the text itself when it matches none. */
function readFigure(text: string, forms: readonly RegExp[]): NumeroEditable {
  // Reads a minus too, so that the schema can refuse it.
  const [, sign = '', figure = ''] = /^([-−]?)\s*(.*)$/s.exec(text.trim()) ?? []
  const withoutCurrency = figure.replace(/^\$\s*/, '')
  const parts = forms.map((form) => form.exec(withoutCurrency)).find((one) => one !== null)
  if (!parts || !/\d/.test(withoutCurrency)) return text.trim() && text
  const [, whole = '', , cents = ''] = parts
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  if (digits.length + cents.length > MAX_DIGITS) return text
  return Number(`${sign && '-'}${digits}.${cents}`)
}

/**
 * Reads a whole number. A point followed by three digits separates thousands; another one, and any comma, starts the cents,
 * which the schema refuses.
 */
export const readInteger = (text: string): NumeroEditable =>
  readFigure(text, [WITH_THOUSANDS, WITHOUT_THOUSANDS])

/** Reads a percentage: a point or comma starts the decimals, never thousands. */
export const readDecimal = (text: string): NumeroEditable => readFigure(text, [DECIMAL])

/** Separates thousands by points: '-1.234.567'. */
export const withThousands = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, '.')

/** Writes a number for editing, '1234,5'; other text stays as it is. */
export const writeDecimal = (value: NumeroEditable): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : value

/** Writes a number for editing with its thousands separated: '1.234,5'. */
export function writeInteger(value: NumeroEditable): string {
  if (typeof value !== 'number') return value
  const [whole = '', cents] = String(value).split('.')
  return withThousands(whole) + (cents === undefined ? '' : `,${cents}`)
}

/** A sign, then digits and points, which may be the field's own separators. */
const DOTS_ONLY = /^-?[\d.]*$/

const digitsOf = (text: string) => text.replaceAll('.', '').replace(/^(-?)0+(?=\d)/, '$1')

const points = (text: string) => text.split('.').length - 1

/**
 * Separates the thousands of a figure while it is typed. The points in `before` are the field's own; text with any other
 * mark stays as typed, since it may mean cents: '1.234.50' is not 123.450.
 */
export function splitThousands(text: string, before: string, pasted: boolean): string {
  if (pasted) {
    const value = readInteger(text)
    return Number.isSafeInteger(value) ? writeInteger(value) : text
  }
  const withoutCurrency = text.replace(/^\s*\$\s*/, '')
  const own =
    DOTS_ONLY.test(before) &&
    before === withThousands(digitsOf(before)) &&
    points(withoutCurrency) <= points(before)
  return own && DOTS_ONLY.test(withoutCurrency) ? withThousands(digitsOf(withoutCurrency)) : text
}

/** Turns points into commas while a decimal is typed. */
export const withComma = (text: string): string => text.replaceAll('.', ',')
