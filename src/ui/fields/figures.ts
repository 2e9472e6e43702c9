/**
 * Figures as they are typed, pasted and read: Spanish writes 1.234.567,5, and a bank's or a spreadsheet's page 1,234,567.50.
 * An empty input is '', never 0, so that 'requerido' can be told from a zero. Nothing that was written is dropped to make a
 * figure fit: cents stay, and the schema refuses them.
 */
import type { NumeroEditable } from '../../contract/numeros'

/** More digits than this and a number would no longer be exact. */
const MAXIMO_DIGITOS = 15

// A minus is let through so that the form can say that it will not do.
const SIGNO = /^\s*-/
/** A spreadsheet's shorthand, '1,5E+06', whose digits alone would be another sum. */
const ABREVIADA = /\de[+-]?\d/i
const CON_MILES = [/^\d+(\.\d{3})+$/, /^\d+(,\d{3})+$/]

const signoDe = (texto: string) => (SIGNO.test(texto) ? '-' : '')

/** What of a text may be part of a figure: its digits, points and commas, with its sign. */
export const soloCifra = (texto: string): string =>
  ABREVIADA.test(texto) ? '' : signoDe(texto) + texto.replace(/[^\d.,]/g, '')

/**
 * The number of a text, whole or not; '' when it has no digit. Points and commas are thousands where each has three digits after
 * it; else the last of them begins the cents.
 */
export function leerEntero(texto: string): NumeroEditable {
  const cifra = soloCifra(texto)
  if (!/\d/.test(cifra)) return ''
  const sinSigno = cifra.replace('-', '')
  const [, enteros = sinSigno, centavos = ''] = CON_MILES.some((forma) => forma.test(sinSigno))
    ? []
    : (/^(.*)[.,](\d*)$/.exec(sinSigno) ?? [])
  return Number(`${signoDe(cifra)}${enteros.replace(/\D/g, '')}.${centavos}`)
}

/** Thousands parted by points: '-1.234.567'. */
export const conMiles = (entero: string): string => entero.replace(/\B(?=(\d{3})+$)/g, '.')

export const escribirEntero = (valor: NumeroEditable): string => String(valor).replace('.', ',')

export function escribirPesos(valor: NumeroEditable): string {
  const [enteros = '', centavos] = String(valor).split('.')
  return conMiles(enteros) + (centavos === undefined ? '' : `,${centavos}`)
}

const digitosDe = (texto: string) =>
  signoDe(texto) +
  texto
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, MAXIMO_DIGITOS)

const separadores = (texto: string) => texto.replace(/[^.,]/g, '').length

/**
 * A sum while it is typed, its thousands parted as they grow. The points that were in `antes` are the field's own; once the
 * person has put a point or a comma among them the text stays as it is, since it may mean cents: '1.234.50' is not 123.450.
 */
export function partirMiles(texto: string, antes: string, pegado: boolean): string {
  const cifra = soloCifra(texto)
  const propias = antes === conMiles(digitosDe(antes)) && separadores(cifra) <= separadores(antes)
  if (!pegado && propias && !cifra.includes(',')) return conMiles(digitosDe(cifra))
  const valor = leerEntero(cifra)
  return pegado && Number.isSafeInteger(valor) ? escribirPesos(valor) : cifra
}

/** What a decimal may look like while it is typed: digits and one comma; a point counts as a comma. */
export const soloDecimal = (texto: string): string => {
  const [entero = '', ...resto] = texto
    .replaceAll('.', ',')
    .replace(/[^\d,]/g, '')
    .split(',')
  const decimales = resto.length > 0 ? `,${resto.join('')}` : ''
  return `${signoDe(texto)}${entero}${decimales}`.slice(0, MAXIMO_DIGITOS)
}

export const leerDecimal = (texto: string): NumeroEditable =>
  /\d/.test(texto) ? Number(texto.replace(',', '.')) : ''

export const escribirDecimal = escribirEntero
