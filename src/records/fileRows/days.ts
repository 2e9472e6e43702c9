/** Days as Excel in Spanish and our own tables write them: '20-nov-26', 'viernes, 20 de noviembre de 2026', '20/11/2026 0:00'. */
import { DIAS_SEMANA, MESES } from '../../contract/catalogos'
import { diaDeLaSemana, esFecha } from '../../contract/fechas'
import { sinAcentos } from '../../contract/sinAcentos'
import { completeDate, readDate } from '../../ui/fields/typedDate'

/** Longest written day, in letters. */
const LONGEST = 60
const TIME = /[\sT,]+(\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s*[ap]\.?\s*m\.?)?)(?:z|[+-]\d{2}:?\d{2})?$/i
const MIDNIGHT = /^(?:0?0|12(?=.*a))(?::00)+(?:[.,]0+)?(?:\s*a.*)?$/i
const BETWEEN = /(?:[\s/.,-]|\bdel?\b)+/
const WEEKDAYS = DIAS_SEMANA.map(sinAcentos)
const MONTHS = MESES.map(({ nombre }) => nombre)

/** The place of the name that a word begins, 'vie' or 'nov'; -1 where there is none. */
const placeOf = (word: string, names: readonly string[]) =>
  word.length < 3 ? -1 : names.findIndex((name) => name.startsWith(word))

/**
 * Reads a day, whatever is asked of it.
 * @param bornBefore the day before which it is, where two figures of a year may be of another century.
 * @returns the day as `YYYY-MM-DD`, or the text where it is none; and the time beside it, unless that is midnight.
 */
export function readWrittenDay(text: string, bornBefore?: string) {
  if (text.length > LONGEST) return { day: text }
  const [clock = '', time = ''] = TIME.exec(text) ?? []
  const words = sinAcentos(text.slice(0, text.length - clock.length))
    .replace(/^\s*((?:19|2[01])\d\d)(\d\d)(\d\d)\s*$/, '$1-$2-$3')
    .split(BETWEEN)
    .filter(Boolean)
  const weekday = words.length === 4 ? placeOf(words.shift() ?? '', WEEKDAYS) : undefined
  const [date = '', month = '', year = ''] = /^\d{4}$/.test(words[0] ?? '') ? words.reverse() : words
  const place = placeOf(month.replace(/^set/, 'sept'), MONTHS)
  const written = `${date}/${place === -1 ? month : place + 1}/${year}`
  const day = bornBefore ? completeDate(written, 'dd/MM/yyyy', bornBefore) : readDate(written, 'dd/MM/yy')
  if (words.length !== 3 || !esFecha(day)) return { day: text }
  if (weekday !== undefined && weekday !== diaDeLaSemana(day)) return { day: text }
  return { day, time: MIDNIGHT.test(time) ? undefined : time }
}

/** The first two figures of a day that begins with them. */
const TWO_FIRST = /^\s*(\d{1,2})[-/.](\d{1,2})(?=[-/.]\d)/

/** Whether the days of a column seem to have their month first: one can only be so, or all would be the same day of several months. */
export function areMonthsFirst(texts: readonly string[]) {
  const pairs = texts.flatMap((text) => {
    const [, first, second] = TWO_FIRST.exec(text) ?? []
    return first ? [[Number(first), Number(second)] as const] : []
  })
  const [firsts, seconds] = [new Set(pairs.map(([one]) => one)), new Set(pairs.map(([, two]) => two))]
  return (
    pairs.some(([first, second]) => first <= 12 && second > 12 && second <= 31) ||
    (firsts.size === 1 && seconds.size > 1 && Math.max(...firsts, ...seconds) <= 12)
  )
}

/** A day whose month and day may each be the other, as figures or as a workbook has taken them. */
export const EITHER =
  /^\s*(?:0?\d|1[0-2])[-/.](?:0?\d|1[0-2])[-/.]\d|^\d{4}-(?:0\d|1[0-2])-(?:0\d|1[0-2])(?!\d)/
