/** How figures are written on paper, in Colombian Spanish. */

// The space does not break, so that the sign never stays alone at the end of a line.
const CON_SIGNO = '$\u00a0'
const ENTERO = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 0 })
const CENTAVOS = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 1234567 is '1.234.567'. */
export const entero = (valor: number): string => ENTERO.format(valor)
/** Whole pesos: '$ 1.234.567'. */
export const pesos = (valor: number): string => CON_SIGNO + ENTERO.format(valor)
/** Pesos with their cents: '$ 1.234.567,50'. */
export const pesosConCentavos = (valor: number): string => CON_SIGNO + CENTAVOS.format(valor)

/** The text with its first letter in upper case. */
export const conMayuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1)
