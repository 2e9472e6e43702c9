/**
 * Figures as they are typed and read: Spanish writes 1.234.567,5. An empty input is '', never 0, so that 'requerido' can be
 * told from a zero.
 */
import type { NumeroEditable } from '../../contract/numeros'

/** More digits than this and a number would no longer be exact. */
const MAXIMO_DIGITOS = 15

// A minus is let through so that the form can say that it will not do.
const SIGNO = /^\s*-/

/** The digits of a text, with its sign. Decimals of a pasted sum ('1.234,50') are dropped, its thousands kept ('1.234'). */
export const soloEntero = (texto: string): string => {
  const signo = SIGNO.test(texto) ? '-' : ''
  const sinDecimales = texto.replace(/,\d*$/, (decimales) => (decimales.length === 4 ? decimales : ''))
  const digitos = sinDecimales.replace(/\D/g, '').slice(0, MAXIMO_DIGITOS)
  return `${signo}${digitos.replace(/^0+(?=\d)/, '')}`
}

/** The whole number of a text; '' when it has no digit. */
export const leerEntero = (texto: string): NumeroEditable => {
  const entero = soloEntero(texto)
  return /\d/.test(entero) ? Number(entero) : ''
}

export const escribirEntero = (valor: NumeroEditable): string => (valor === '' ? '' : String(valor))

/** Thousands parted by points: '-1.234.567'. */
export const conMiles = (entero: string): string => entero.replace(/\B(?=(\d{3})+$)/g, '.')

export const escribirPesos = (valor: NumeroEditable): string => conMiles(escribirEntero(valor))

/** What a decimal may look like while it is typed: digits and one comma; a point counts as a comma. */
export const soloDecimal = (texto: string): string => {
  const signo = SIGNO.test(texto) ? '-' : ''
  const [entero = '', ...resto] = texto
    .replaceAll('.', ',')
    .replace(/[^\d,]/g, '')
    .split(',')
  return `${signo}${entero}${resto.length > 0 ? `,${resto.join('')}` : ''}`.slice(0, MAXIMO_DIGITOS)
}

export const leerDecimal = (texto: string): NumeroEditable =>
  /\d/.test(texto) ? Number(texto.replace(',', '.')) : ''

export const escribirDecimal = (valor: NumeroEditable): string => String(valor).replace('.', ',')
