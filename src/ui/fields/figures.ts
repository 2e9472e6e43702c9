/**
 * Figures as they are typed, pasted and read: Spanish writes 1.234.567,5, and a bank's or a spreadsheet's page 1,234,567.50.
 * An empty input is '', never 0, so that 'requerido' can be told from a zero. What is no figure, '180k' or '100+80', stays as
 * it was written and is refused by the schema; nothing is dropped to make a figure of it.
 */
import type { NumeroEditable } from '../../contract/numeros'

/** More digits than this and a number would no longer be exact. */
const MAX_DIGITS = 15

/** Thousands parted by one kind of mark, and cents after another. */
const WITH_THOUSANDS = /^((?!0)\d{1,3}([.,'’\s])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/
const WITHOUT_THOUSANDS = /^(\d+)()(?:[.,](\d*))?$/
const DECIMAL = /^(\d*)()(?:[.,](\d*))?\s*%?$/

/** The number that a text is in one of these forms; '' for no text, and the text itself where it is none. */
function leer(text: string, forms: readonly RegExp[]): NumeroEditable {
  // A minus is read so that the form can say that it will not do.
  const [, sign = '', figure = ''] = /^([-−]?)\s*(.*)$/s.exec(text.trim()) ?? []
  const sinMoneda = figure.replace(/^\$\s*/, '')
  const parts = forms.map((form) => form.exec(sinMoneda)).find((one) => one !== null)
  if (!parts || !/\d/.test(sinMoneda)) return text.trim() && text
  const [, whole = '', , centavos = ''] = parts
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  if (digits.length + centavos.length > MAX_DIGITS) return text
  return Number(`${sign && '-'}${digits}.${centavos}`)
}

/**
 * The number of a text, whole or not. Points and commas are thousands where each has three digits after it; one that follows
 * them, or stands alone, begins the cents, for the schema to refuse.
 */
export const readInteger = (text: string): NumeroEditable => leer(text, [WITH_THOUSANDS, WITHOUT_THOUSANDS])

/** A percentage: its point or comma begins the decimals, never thousands. */
export const readDecimal = (text: string): NumeroEditable => leer(text, [DECIMAL])

/** Thousands parted by points: '-1.234.567'. */
export const withThousands = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, '.')

/** A number as it is edited, '1234,5'; a text that is none, as it is. */
export const writeDecimal = (value: NumeroEditable): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : value

/** The same with its thousands parted: '1.234,5'. */
export function writeInteger(value: NumeroEditable): string {
  if (typeof value !== 'number') return value
  const [whole = '', centavos] = String(value).split('.')
  return withThousands(whole) + (centavos === undefined ? '' : `,${centavos}`)
}

/** Digits and points, which may be the field's own, after the sign. */
const DOTS_ONLY = /^-?[\d.]*$/

const digitsOf = (text: string) => text.replaceAll('.', '').replace(/^(-?)0+(?=\d)/, '$1')

const points = (text: string) => text.split('.').length - 1

/**
 * A figure while it is typed, its thousands parted as they grow. The points that were in `antes` are the field's own; once the
 * person has put anything else among them the text stays as it is, since it may mean cents: '1.234.50' is not 123.450.
 */
export function splitThousands(text: string, before: string, pasted: boolean): string {
  if (pasted) {
    const value = readInteger(text)
    return Number.isSafeInteger(value) ? writeInteger(value) : text
  }
  const sinMoneda = text.replace(/^\s*\$\s*/, '')
  const own =
    DOTS_ONLY.test(before) &&
    before === withThousands(digitsOf(before)) &&
    points(sinMoneda) <= points(before)
  return own && DOTS_ONLY.test(sinMoneda) ? withThousands(digitsOf(sinMoneda)) : text
}

/** A decimal while it is typed: a point counts as a comma. */
export const withComma = (text: string): string => text.replaceAll('.', ',')
