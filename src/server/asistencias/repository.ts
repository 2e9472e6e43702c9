import { setImmediate } from 'node:timers/promises'
import { type Selectable } from 'kysely'
import { type AsistenciaFila } from '../../contract/asistencias'
import { sumarDias } from '../../contract/fechas'
import { alphabetically } from '../collation'
import { type AsistenciasTable } from '../db/schema'
import { type Db } from '../db/types'

/** A stored row as the API answers it. */
export const toFila = (
  row: Selectable<AsistenciasTable> & { conductorNombre: string; conductorDocumento?: string },
): AsistenciaFila => ({
  ...row,
  asistio: row.asistio === 1,
  entregoAlDia: row.entregoAlDia === 1,
  entregoPresencial: row.entregoPresencial === 1,
})

/** The stored rows of the days between two dates, both inclusive: by day, and within a day by the driver's name. */
export async function listAsistencias(db: Db, desde: string, hasta: string) {
  const rows = await db
    .selectFrom('asistencias as a')
    .innerJoin('conductores as c', 'c.uuid', 'a.conductorUuid')
    .selectAll('a')
    .select(['c.nombre as conductorNombre', 'c.documento as conductorDocumento'])
    .where('a.fecha', '>=', desde)
    .where('a.fecha', '<=', hasta)
    .execute()
  return rows.map(toFila).sort(alphabetically('fecha', 'conductorNombre', 'conductorUuid'))
}

/** Days of one statement: with four hundred drivers they take a few milliseconds; a month at once blocks the loop for 140. */
const DAYS_PER_PIECE = 2

/** As {@link listAsistencias}, as JSON text in pieces. Between two pieces other requests are answered. */
export async function* readAsistencias(db: Db, desde: string, hasta: string) {
  for (let day = desde; day <= hasta; day = sumarDias(day, DAYS_PER_PIECE)) {
    const last = sumarDias(day, DAYS_PER_PIECE - 1)
    const rows = await listAsistencias(db, day, last < hasta ? last : hasta)
    yield rows.length > 0 ? JSON.stringify(rows).slice(1, -1) : null
    await setImmediate()
  }
}
