/** Reads '303 ayer', 'ayer', '303 20/11' or 'lunes' as a day and perhaps a bus. */
import { DIAS_SEMANA } from '../../contract/catalogos'
import { diaDeLaSemana, esFecha, sumarDias } from '../../contract/fechas'
import { sinAcentos } from '../../contract/sinAcentos'
import { completeDate, readDate } from '../../ui/fields/typedDate'

export interface DayQuery {
  /** `YYYY-MM-DD` */
  fecha: string
  busNumero: string | null
}

const DAYS_AGO = new Map([
  ['hoy', 0],
  ['ayer', 1],
  ['anteayer', 2],
  ['antier', 2],
])
const WEEKDAYS = DIAS_SEMANA.map(sinAcentos)
const FORMAT = 'dd/MM/yy'
const BUS = 'bus'
const HAS_DIGIT = /\d/

/** '20/11/26', or '20/11': the last such day, since settlements are of days that have been. */
function typedDay(text: string, today: string) {
  const inThisYear = completeDate(text, FORMAT, today)
  const inLastYear = `${Number(today.slice(0, 4)) - 1}${inThisYear.slice(4)}`
  return [readDate(text, FORMAT), inThisYear <= today ? inThisYear : inLastYear].find(esFecha)
}

function dayOf(word: string, today: string) {
  const weekday = WEEKDAYS.indexOf(word)
  // The last such weekday before today: today is 'hoy'.
  const ago = weekday >= 0 ? (diaDeLaSemana(today) - weekday + 7) % 7 || 7 : DAYS_AGO.get(word)
  if (ago !== undefined) return sumarDias(today, -ago)
  return word.includes('/') ? typedDay(word, today) : undefined
}

/**
 * The day that a text means, and the bus if it names one, in either order; null when it means something else.
 *
 * @param today `YYYY-MM-DD`, in the company's time zone
 */
export function readDayQuery(text: string, today: string): DayQuery | null {
  const days: string[] = []
  const others: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const plain = sinAcentos(word)
    const day = dayOf(plain, today)
    if (day) days.push(day)
    else if (plain !== BUS) others.push(word)
  }
  const [fecha, ...moreDays] = days
  const [busNumero = null, ...rest] = others
  if (!fecha || moreDays.length + rest.length > 0) return null
  return busNumero === null || HAS_DIGIT.test(busNumero) ? { fecha, busNumero } : null
}
