import { diasEntre, sumarDias } from '../../contract/fechas'
import { createAsistencias } from './asistencias'
import { createRandom } from './random'
import { createFlota, createPasajes } from './flota'
import { createJornadas } from './jornadas'
import { createLibros } from './libros'
import { createOperacion } from './operacion'
import { createPersonal } from './personas'

const SEED = 20_260_101
const MIN_DAYS = 90

/** First day of the last half-year that is over: January to June, or July to December. */
const lastSemestreStart = (today: string): string =>
  today.slice(5) >= '07-01' ? `${today.slice(0, 4)}-01-01` : `${Number(today.slice(0, 4)) - 1}-07-01`

/**
 * Days of settlements up to yesterday: today's are left to the clerk. At least 90, and back to the start of the last complete half-year,
 * so that there is a prima to show.
 */
const daysOfHistory = (today: string): number =>
  Math.max(MIN_DAYS, diasEntre(lastSemestreStart(today), today))

/**
 * The demonstration company on a day: rows of every table but the users', always the same for the same day.
 * @param festivos the public holidays of this year and the last, `YYYY-MM-DD`.
 */
export function createEmpresa(today: string, festivos: readonly string[]) {
  const random = createRandom(SEED)
  const days = daysOfHistory(today)
  const desde = sumarDias(today, -days)
  const personal = createPersonal(random, today)
  const { conductores } = personal
  const buses = createFlota(random, personal.titulares)
  const pasajes = createPasajes(random, desde, today)
  const jornadas = createJornadas(random, desde, days, buses, personal)
  const { liquidaciones, gastos } = createOperacion(random, jornadas, pasajes, new Set(festivos), today)
  const { deudas, abonos } = createLibros(random, conductores, liquidaciones, desde, today)
  return {
    conductores,
    buses,
    pasajes,
    festivos: festivos.map((fecha) => ({ uuid: random.uuid(), fecha })),
    liquidaciones,
    gastos,
    deudas,
    abonos,
    asistencias: createAsistencias(random, conductores, liquidaciones, desde, days),
  }
}
