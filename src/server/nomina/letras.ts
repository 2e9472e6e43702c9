// The index of a word is its number.
const BELOW_THIRTY = [
  'cero un dos tres cuatro cinco seis siete ocho nueve',
  'diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  'veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
].flatMap((tens) => tens.split(' '))
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const HUNDREDS =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  )

const THOUSAND = 1000
const MILLION = 1_000_000
const TRILLION = 1_000_000_000_000

// The arithmetic of the callers keeps the index inside the list.
const word = (list: readonly string[], index: number): string => list[index] ?? ''
const join = (...parts: string[]): string => parts.filter(Boolean).join(' ')

const belowHundred = (n: number): string => {
  if (n < 30) return word(BELOW_THIRTY, n)
  const unit = n % 10
  const tens = word(TENS, Math.floor(n / 10) - 3)
  return unit === 0 ? tens : `${tens} y ${word(BELOW_THIRTY, unit)}`
}

/** The words of the remainder after a group; zero has none in the middle of a number. */
const rest = (value: number): string => (value === 0 ? '' : inWords(value))

const group = (times: number, singular: string, plural: string): string =>
  times === 1 ? `un ${singular}` : `${inWords(times)} ${plural}`

/**
 * A whole number from 0 up in Spanish words, in the short form that goes before a masculine noun: 21 is 'veintiún',
 * 1.001.000 'un millón mil'. Long scale: a thousand millions is 'mil millones', 10^12 'un billón'.
 */
export function inWords(n: number): string {
  if (n < 100) return belowHundred(n)
  if (n === 100) return 'cien'
  if (n < THOUSAND) return join(word(HUNDREDS, Math.floor(n / 100) - 1), rest(n % 100))
  if (n < MILLION) {
    const thousands = Math.floor(n / THOUSAND)
    return join(thousands === 1 ? 'mil' : `${inWords(thousands)} mil`, rest(n % THOUSAND))
  }
  if (n < TRILLION) return join(group(Math.floor(n / MILLION), 'millón', 'millones'), rest(n % MILLION))
  return join(group(Math.floor(n / TRILLION), 'billón', 'billones'), rest(n % TRILLION))
}

/**
 * A sum of money in words: 'un peso', 'veintiún mil pesos', 'un millón de pesos'.
 * @throws RangeError for a negative, fractional or inexact number.
 */
export function pesosInWords(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`No hay letras para ${value} pesos.`)
  const currency = value === 1 ? 'peso' : 'pesos'
  // After a round million or billion the noun takes 'de'.
  const de = value >= MILLION && value % MILLION === 0 ? 'de ' : ''
  return `${inWords(value)} ${de}${currency}`
}
