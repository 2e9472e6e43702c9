/** Days as Excel in Spanish and our own tables write them: '20-nov-26', 'viernes, 20 de noviembre de 2026', '20/11/2026 0:00'. */
import { DIAS_SEMANA, MESES } from '../../contract/catalogos'
import { diaDeLaSemana, esFecha } from '../../contract/fechas'
import { sinAcentos } from '../../contract/sinAcentos'
import { completeDate, readDate } from '../../ui/fields/typedDate'

/** Longest written day, in letters. */
const LONGEST = 60
const TIME =
  /[\sT,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(?:([ap])\.?\s*m\.?)?\s*(?:z|[+-]\d{2}:?\d{2})?$/i
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
export function readWrittenDay(asked: string, bornBefore?: string) {
  const text = asked.replace(SWAPPED, '')
  if (text.length > LONGEST) return { day: text }
  const [clock = '', hours = '', minutes = '', seconds = '0', half = ''] = TIME.exec(text) ?? []
  const words = sinAcentos(text.slice(0, text.length - clock.length))
    .replace(/^\s*((?:19|2[01])\d\d)(\d\d)(\d\d)\s*$/, '$1-$2-$3')
    .split(BETWEEN)
    .filter(Boolean)
  const weekday = words.length === 4 ? placeOf(words.shift() ?? '', WEEKDAYS) : undefined
  const [first = '', second = '', third = ''] = words
  const [date, month, year] = /^\d{4}$/.test(first)
    ? [third, second, first]
    : /^\d/.test(first)
      ? [first, second, third]
      : [second, first, third]
  const place = placeOf(month.replace(/^set/, 'sept'), MONTHS)
  const written = `${date}/${place === -1 ? month : place + 1}/${year}`
  const day =
    bornBefore && year.length === 2
      ? completeDate(written, 'dd/MM/yyyy', bornBefore)
      : readDate(written, 'dd/MM/yy')
  if (words.length !== 3 || !esFecha(day)) return { day: text }
  if (weekday !== undefined && weekday !== diaDeLaSemana(day)) return { day: text }
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours)
  const isMidnight = !clock || hour + Number(minutes) + Number(seconds) === 0
  return { day, time: isMidnight ? undefined : clock.replace(/^[\sT,]+/, '') }
}

/** The first two figures of a day that begins with them. */
const TWO_FIRST = /^(\s*)(\d{1,2})([-/.])(\d{1,2})(?=[-/.]\d)/

/** Whether a day can only have its month first: '11/20/2026'. */
function isMonthFirst(text: string) {
  const [, , first, , second] = TWO_FIRST.exec(text) ?? []
  return Number(first) <= 12 && Number(second) > 12 && Number(second) <= 31
}

/** The day by which a column seems to have its months first: one that cannot be otherwise, or the first of several that would be the same day of other months. */
export function monthFirstIn(texts: readonly string[]) {
  const firsts = new Set<number>()
  const seconds = new Set<number>()
  for (const text of texts) {
    const [, , first, , second] = TWO_FIRST.exec(text) ?? []
    if (!first) continue
    firsts.add(Number(first))
    seconds.add(Number(second))
  }
  const isOneMonth = firsts.size === 1 && seconds.size > 1 && Math.max(...firsts, ...seconds) <= 12
  return texts.find((text) => (isOneMonth ? TWO_FIRST.test(text) : isMonthFirst(text)))
}

/** A day of a workbook that may be one whose month Excel has taken for its day. */
const SWAPPABLE = /^\d{4}-(\d{2})-(?!\1)(?:0\d|1[0-2])(?!\d).*(?<!\?)$/
/** Ends such a day, and one that cannot be so, in a column whose months come first. */
const SWAPPED = ' ¿día y mes?'

export const isSwapped = (text: string) => text.endsWith(SWAPPED)

/** The same day with its day first; with a doubt where its month can only have been second. */
export function dayFirst(text: string) {
  const swapped = text.replace(TWO_FIRST, '$1$4$3$2')
  if (swapped === text) return text.replace(SWAPPABLE, `$&${SWAPPED}`)
  if (esFecha(readWrittenDay(swapped).day)) return swapped
  return esFecha(readWrittenDay(text).day) ? text + SWAPPED : text
}
