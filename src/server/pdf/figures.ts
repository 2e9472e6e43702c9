/** How figures are written on paper, in Colombian Spanish. */

// The space does not break, so that the sign never stays alone at the end of a line.
const SIGN = '$\u00a0'
const INTEGER = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 0 })
const CENTS = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 1234567 is '1.234.567'. */
export const integer = (value: number) => INTEGER.format(value)
const signed = (value: number, { format }: Intl.NumberFormat) =>
  `${value < 0 ? '-' : ''}${SIGN}${format(Math.abs(value))}`

/** Whole pesos: '$ 1.234.567', '-$ 1.000'. */
export const pesos = (value: number) => signed(value, INTEGER)
/** Pesos with their cents: '$ 1.234.567,50'. */
export const pesosWithCents = (value: number) => signed(value, CENTS)

/** The text with its first letter in upper case. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
