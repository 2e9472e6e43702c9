/**
 * Figures as they are typed, pasted and read: Spanish writes 1.234.567,5, and a bank's or a spreadsheet's page 1,234,567.50.
 * An empty input is '', never 0, so that 'requerido' can be told from a zero. What is no figure, '180k' or '100+80', stays as
 * it was written and is refused by the schema; nothing is dropped to make a figure of it.
 */
import type { NumeroEditable } from '../../contract/numeros'

/** More digits than this and a number would no longer be exact. */
const MAXIMO_DIGITOS = 15

/** Thousands parted by one kind of mark, and cents after another. */
const CON_MILES = /^((?!0)\d{1,3}([.,'’\s])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/
const SIN_MILES = /^(\d+)()(?:[.,](\d*))?$/
const DECIMAL = /^(\d*)()(?:[.,](\d*))?\s*%?$/

/** The number that a text is in one of these forms; '' for no text, and the text itself where it is none. */
function leer(texto: string, formas: readonly RegExp[]): NumeroEditable {
  // A minus is read so that the form can say that it will not do.
  const [, signo = '', cifra = ''] = /^([-−]?)\s*(.*)$/s.exec(texto.trim()) ?? []
  const sinMoneda = cifra.replace(/^\$\s*/, '')
  const partes = formas.map((forma) => forma.exec(sinMoneda)).find((una) => una !== null)
  if (!partes || !/\d/.test(sinMoneda)) return texto.trim() && texto
  const [, enteros = '', , centavos = ''] = partes
  const digitos = enteros.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  if (digitos.length + centavos.length > MAXIMO_DIGITOS) return texto
  return Number(`${signo && '-'}${digitos}.${centavos}`)
}

/**
 * The number of a text, whole or not. Points and commas are thousands where each has three digits after it; one that follows
 * them, or stands alone, begins the cents, for the schema to refuse.
 */
export const leerEntero = (texto: string): NumeroEditable => leer(texto, [CON_MILES, SIN_MILES])

/** A percentage: its point or comma begins the decimals, never thousands. */
export const leerDecimal = (texto: string): NumeroEditable => leer(texto, [DECIMAL])

/** Thousands parted by points: '-1.234.567'. */
export const conMiles = (entero: string): string => entero.replace(/\B(?=(\d{3})+$)/g, '.')

/** A number as it is edited, '1234,5'; a text that is none, as it is. */
export const escribirDecimal = (valor: NumeroEditable): string =>
  typeof valor === 'number' ? String(valor).replace('.', ',') : valor

/** The same with its thousands parted: '1.234,5'. */
export function escribirEntero(valor: NumeroEditable): string {
  if (typeof valor !== 'number') return valor
  const [enteros = '', centavos] = String(valor).split('.')
  return conMiles(enteros) + (centavos === undefined ? '' : `,${centavos}`)
}

/** Digits and points, which may be the field's own, after the sign. */
const SOLO_PUNTOS = /^-?[\d.]*$/

const digitosDe = (texto: string) => texto.replaceAll('.', '').replace(/^(-?)0+(?=\d)/, '$1')

const puntos = (texto: string) => texto.split('.').length - 1

/**
 * A figure while it is typed, its thousands parted as they grow. The points that were in `antes` are the field's own; once the
 * person has put anything else among them the text stays as it is, since it may mean cents: '1.234.50' is not 123.450.
 */
export function partirMiles(texto: string, antes: string, pegado: boolean): string {
  if (pegado) {
    const valor = leerEntero(texto)
    return Number.isSafeInteger(valor) ? escribirEntero(valor) : texto
  }
  const sinMoneda = texto.replace(/^\s*\$\s*/, '')
  const propios =
    SOLO_PUNTOS.test(antes) && antes === conMiles(digitosDe(antes)) && puntos(sinMoneda) <= puntos(antes)
  return propios && SOLO_PUNTOS.test(sinMoneda) ? conMiles(digitosDe(sinMoneda)) : texto
}

/** A decimal while it is typed: a point counts as a comma. */
export const conComa = (texto: string): string => texto.replaceAll('.', ',')
