/** Days as Excel in Spanish and our own tables write them: '20-nov-26', 'viernes, 20 de noviembre de 2026', '20/11/2026 0:00'. */
import { MESES } from '../../contract/catalogos'
import { diaDeLaSemana, esFecha } from '../../contract/fechas'
import { sinAcentos } from '../../contract/sinAcentos'
import { completeDate, readDate } from '../../ui/fields/typedDate'

const TIME =
  /(?:^|[\sT,])\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(?:([ap])\.?\s*m\.?)?\s*(?:z|[+-]\d{2}:?\d{2})?$/i
const WEEKDAY =
  /^(domingo|lunes|martes|miercoles|jueves|viernes|sabado|dom|lun|mar|mie|jue|vie|sab)\.?,?\s+(?=\D*\d)/
const WEEKDAYS = ['dom', 'lun', 'mar', 'mie', 'jue', 'vie', 'sab']
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const NUMBERS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/
const NAMED =
  /^(\d{1,2})(?:\s+de\s+|\s*[-/.]\s*|\s+)([a-z]{3,10})\.?(?:\s+del?\s+|\s*[-/.,]\s*|\s+)(\d{4}|\d{2})$/
const NAME_FIRST = /^([a-z]{3,10})\.?\s+(\d{1,2})(?:,\s*|\s+del?\s+|\s+)(\d{4})$/
const MONTHS = [...MESES.map(({ nombre }) => nombre)]

/** '11' of 'noviembre' and of its beginnings, 'nov' or 'sept'. */
function monthOf(name: string): string | undefined {
  const index = MONTHS.findIndex((month) => month.startsWith(name.replace(/^set/, 'sept').slice(0, 10)))
  return index === -1 ? undefined : String(index + 1)
}

interface WrittenDay {
  /** `YYYY-MM-DD`, or the text where it is no day. */
  day: string
  /** What stands beside it, unless that is midnight. */
  time?: string
}

/** A day of these parts. A birth's year of two figures is the latest such day that is past. */
function dayOf(parts: readonly (string | undefined)[], bornBefore: string | undefined) {
  const [, date = '', month = '', year = ''] = parts
  const written = `${date}/${month}/${year}`
  return bornBefore && year.length === 2
    ? completeDate(written, 'dd/MM/yyyy', bornBefore)
    : readDate(written, 'dd/MM/yy')
}

/** Reads a day. @param bornBefore the day before which it is, where two figures of a year may be of another century. */
export function readWrittenDay(text: string, bornBefore?: string): WrittenDay {
  const [clock = '', hours = '', minutes = '', seconds = '0', half = ''] = TIME.exec(text) ?? []
  const bare = sinAcentos(clock ? text.slice(0, text.length - clock.length) : text).trim()
  const [named = '', weekday = ''] = WEEKDAY.exec(bare) ?? []
  const rest = bare.slice(named.length).trim()
  const [, year, month = '', date = ''] = YEAR_FIRST.exec(rest) ?? []
  const [withName, nameFirst] = [NAMED.exec(rest), NAME_FIRST.exec(rest)]
  const day = year
    ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    : withName
      ? dayOf(['', withName[1], monthOf(withName[2] ?? ''), withName[3]], bornBefore)
      : nameFirst
        ? dayOf(['', nameFirst[2], monthOf(nameFirst[1] ?? ''), nameFirst[3]], bornBefore)
        : dayOf(NUMBERS.exec(rest) ?? [], bornBefore)
  if (!esFecha(day)) return { day: text }
  if (weekday && WEEKDAYS[diaDeLaSemana(day)] !== weekday.slice(0, 3)) return { day: text }
  const isMidnight = /^(?:0?0|12)$/.test(hours) && (hours !== '12' || /a/i.test(half))
  return clock && !(isMidnight && Number(minutes) === 0 && Number(seconds) === 0)
    ? { day, time: clock.replace(/^[\sT,]+/, '') }
    : { day }
}

/** The first two figures of a day that begins with them. */
const TWO_FIRST = /^(\s*)(\d{1,2})([-/.])(\d{1,2})(?=[-/.]\d)/

/** Whether a day can only have its month first: '11/20/2026'. */
export function isMonthFirst(text: string): boolean {
  const [, , first, , second] = TWO_FIRST.exec(text) ?? []
  return Number(first) <= 12 && Number(second) > 12 && Number(second) <= 31
}

/** The same day with its day first. */
export const dayFirst = (text: string): string => text.replace(TWO_FIRST, '$1$4$3$2')
