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

const MILLION = 1_000_000

/** The groups of a number, largest first: what one of them is called, and several. */
const THOUSANDS = [1000, 'mil', 'mil'] as const
const GROUPS = [
  [1_000_000_000_000, 'un billón', 'billones'],
  [MILLION, 'un millón', 'millones'],
  THOUSANDS,
] as const

/**
 * A whole number from 0 up in Spanish words, in the short form that goes before a masculine noun: 21 is 'veintiún',
 * 1.001.000 'un millón mil'. Long scale: a thousand millions is 'mil millones', 10^12 'un billón'.
 */
export function inWords(n: number): string {
  // Zero has no words in the middle of a number.
  const followedBy = (first: string, rest: number, link = ' ') =>
    rest === 0 ? first : first + link + inWords(rest)
  if (n < 30) return `${BELOW_THIRTY[n]}`
  if (n < 100) return followedBy(`${TENS[Math.floor(n / 10) - 3]}`, n % 10, ' y ')
  if (n === 100) return 'cien'
  if (n < 1000) return followedBy(`${HUNDREDS[Math.floor(n / 100) - 1]}`, n % 100)
  const [size, one, several] = GROUPS.find(([from]) => n >= from) ?? THOUSANDS
  const times = Math.floor(n / size)
  return followedBy(times === 1 ? one : `${inWords(times)} ${several}`, n % size)
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
