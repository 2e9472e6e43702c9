/** How figures are written on paper, in Colombian Spanish. */

/** Pesos with some decimals; the space after their sign does not break, so that it never stays alone at the end of a line. */
const money = (minimumFractionDigits: number) =>
  new Intl.NumberFormat('es-CO', {
    style: 'currency',
    currency: 'COP',
    minimumFractionDigits,
    maximumFractionDigits: minimumFractionDigits,
  })

/** 1234567 is '1.234.567'. */
export const { format: integer } = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 0 })
/** Whole pesos: '$ 1.234.567', '-$ 1.000'. */
export const { format: pesos } = money(0)
/** Pesos with their cents: '$ 1.234.567,50'. */
export const { format: pesosWithCents } = money(2)

/** The text with its first letter in upper case. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
