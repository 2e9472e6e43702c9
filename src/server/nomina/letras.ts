// By the number that each one names.
const HASTA_VEINTINUEVE = [
  'cero un dos tres cuatro cinco seis siete ocho nueve',
  'diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  'veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
].flatMap((decena) => decena.split(' '))
const DECENAS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const CENTENAS =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  )

const MIL = 1000
const MILLON = 1_000_000
const BILLON = 1_000_000_000_000

// The arithmetic of the callers keeps the index inside the list.
const palabra = (lista: readonly string[], indice: number): string => lista[indice] ?? ''
const unir = (...partes: string[]): string => partes.filter(Boolean).join(' ')

const hastaNoventaYNueve = (n: number): string => {
  if (n < 30) return palabra(HASTA_VEINTINUEVE, n)
  const unidad = n % 10
  const decena = palabra(DECENAS, Math.floor(n / 10) - 3)
  return unidad === 0 ? decena : `${decena} y ${palabra(HASTA_VEINTINUEVE, unidad)}`
}

/** `valor` is what remains after the group; zero has no words in the middle of a number. */
const resto = (valor: number): string => (valor === 0 ? '' : enLetras(valor))

const grupo = (veces: number, singular: string, plural: string): string =>
  veces === 1 ? `un ${singular}` : `${enLetras(veces)} ${plural}`

/**
 * A whole number from 0 up in Spanish words, in the short form that goes before a masculine noun: 21 is 'veintiún',
 * 1.001.000 'un millón mil'. Long scale: a thousand millions is 'mil millones', 10^12 'un billón'.
 */
export function enLetras(n: number): string {
  if (n < 100) return hastaNoventaYNueve(n)
  if (n === 100) return 'cien'
  if (n < MIL) return unir(palabra(CENTENAS, Math.floor(n / 100) - 1), resto(n % 100))
  if (n < MILLON) {
    const miles = Math.floor(n / MIL)
    return unir(miles === 1 ? 'mil' : `${enLetras(miles)} mil`, resto(n % MIL))
  }
  if (n < BILLON) return unir(grupo(Math.floor(n / MILLON), 'millón', 'millones'), resto(n % MILLON))
  return unir(grupo(Math.floor(n / BILLON), 'billón', 'billones'), resto(n % BILLON))
}

/**
 * A sum of money in words: 'un peso', 'veintiún mil pesos', 'un millón de pesos'.
 * @throws RangeError for a negative, fractional or inexact number.
 */
export function pesosEnLetras(valor: number): string {
  if (!Number.isSafeInteger(valor) || valor < 0) throw new RangeError(`No hay letras para ${valor} pesos.`)
  const moneda = valor === 1 ? 'peso' : 'pesos'
  // After a round million or billion the noun takes 'de'.
  const de = valor >= MILLON && valor % MILLON === 0 ? 'de ' : ''
  return `${enLetras(valor)} ${de}${moneda}`
}
