/** Reads '303 ayer', 'ayer', '303 20/11' or 'lunes' as a day and perhaps a bus. */
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
const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado']
const FORMAT = 'dd/MM/yy'
const BUS = 'bus'
const HAS_DIGIT = /\d/

/** The last such weekday before today: today is 'hoy'. */
function lastWeekday(weekday: number, today: string): string {
  const since = (diaDeLaSemana(today) - weekday + 7) % 7
  return sumarDias(today, -(since || 7))
}

/** '20/11/26', or '20/11': the last such day, since settlements are of days that have been. */
function typedDay(text: string, today: string): string | null {
  if (!text.includes('/')) return null
  const whole = readDate(text, FORMAT)
  if (esFecha(whole)) return whole
  const inThisYear = completeDate(text, FORMAT, today)
  if (!esFecha(inThisYear)) return null
  if (inThisYear <= today) return inThisYear
  const inLastYear = `${Number(inThisYear.slice(0, 4)) - 1}${inThisYear.slice(4)}`
  return esFecha(inLastYear) ? inLastYear : null
}

function dayOf(word: string, today: string): string | null {
  const ago = DAYS_AGO.get(word)
  if (ago !== undefined) return sumarDias(today, -ago)
  const weekday = WEEKDAYS.indexOf(word)
  return weekday >= 0 ? lastWeekday(weekday, today) : typedDay(word, today)
}

/**
 * The day that a text means, and the bus if it names one, in either order; null when it means something else.
 *
 * @param today `YYYY-MM-DD`, in the company's time zone
 */
export function readDayQuery(text: string, today: string): DayQuery | null {
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => sinAcentos(word) !== BUS)
  const days = words.map((word) => dayOf(sinAcentos(word), today))
  const fecha = days.find((day) => day !== null)
  const [busNumero = null, ...others] = words.filter((_, i) => days[i] === null)
  if (!fecha || words.length > 2 || others.length > 0) return null
  if (busNumero === null) return words.length === 1 ? { fecha, busNumero } : null
  return HAS_DIGIT.test(busNumero) ? { fecha, busNumero } : null
}
