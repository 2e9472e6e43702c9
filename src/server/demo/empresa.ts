import { anioDe } from '../../contract/calendario'
import { diasEntre, sumarDias } from '../../contract/fechas'
import { createAsistencias } from './asistencias'
import { createFlota, createPasajes } from './flota'
import { createLibros } from './libros'
import { createOperacion } from './operacion'
import { BUSES, createConductores } from './personas'
import { createRandom } from './random'

const SEED = 20_260_101
const MIN_DAYS = 90

/** First day of the last half-year that is over: January to June, or July to December. */
const lastSemestreStart = (today: string) =>
  today.slice(5) >= '07-01' ? `${today.slice(0, 4)}-01-01` : `${anioDe(today) - 1}-07-01`

/**
 * The demonstration company on a day: rows of every table but the users', always the same for the same day. Its settlements go up to
 * yesterday, today's are left to the clerk: at least 90 days, and back to the start of the last complete half-year, so that there is a
 * prima to show.
 * @param fechas the public holidays of this year and the last, `YYYY-MM-DD`.
 */
export function createEmpresa(today: string, fechas: readonly string[]) {
  const random = createRandom(SEED)
  const days = Math.max(MIN_DAYS, diasEntre(lastSemestreStart(today), today))
  const conductores = createConductores(random, today)
  const buses = createFlota(random, conductores.slice(0, BUSES))
  const pasajes = createPasajes(random, sumarDias(today, -days), today)
  const festivos = fechas.map((fecha) => ({ uuid: random.uuid(), fecha }))
  const empresa = { conductores, buses, pasajes, festivos }
  const { liquidaciones, gastos } = createOperacion(random, empresa, today, days)
  return {
    ...empresa,
    liquidaciones,
    gastos,
    ...createLibros(random, conductores, liquidaciones, today, days),
    asistencias: createAsistencias(random, conductores, liquidaciones, today, days),
  }
}
