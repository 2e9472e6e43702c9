import { setImmediate } from 'node:timers/promises'
import { type Selectable } from 'kysely'
import { type AsistenciaFila } from '../../contract/asistencias'
import { sumarDias } from '../../contract/fechas'
import { type Db } from '../db/connection'
import { type Base } from '../db/piezas'
import { type AsistenciasTabla } from '../db/schema'
import { alfabeticamente } from '../orden'

export const aFila = (asistencia: Selectable<AsistenciasTabla>, conductorNombre: string): AsistenciaFila => ({
  ...asistencia,
  conductorNombre,
  asistio: asistencia.asistio === 1,
  entregoAlDia: asistencia.entregoAlDia === 1,
  entregoPresencial: asistencia.entregoPresencial === 1,
})

/** The stored rows of the days between two dates, both inclusive: by day, and within a day by the driver's name. */
export async function listarAsistencias(db: Db, desde: string, hasta: string): Promise<AsistenciaFila[]> {
  const asistencias = await db
    .selectFrom('asistencias as a')
    .innerJoin('conductores as c', 'c.uuid', 'a.conductorUuid')
    .selectAll('a')
    .select('c.nombre as conductorNombre')
    .where('a.fecha', '>=', desde)
    .where('a.fecha', '<=', hasta)
    .execute()
  return asistencias
    .map(({ conductorNombre, ...asistencia }) => aFila(asistencia, conductorNombre))
    .sort(alfabeticamente('fecha', 'conductorNombre', 'conductorUuid'))
}

/** Days that are read at once: of a company of four hundred drivers they take a few milliseconds. */
const DIAS_POR_PIEZA = 2

/** As {@link listarAsistencias}, as JSON text in pieces, between which others are answered. */
export async function* asistenciasPorDias({ db }: Base, desde: string, hasta: string) {
  for (let dia = desde; dia <= hasta; dia = sumarDias(dia, DIAS_POR_PIEZA)) {
    const ultimo = sumarDias(dia, DIAS_POR_PIEZA - 1)
    const filas = await listarAsistencias(db, dia, ultimo < hasta ? ultimo : hasta)
    yield filas.length > 0 ? JSON.stringify(filas).slice(1, -1) : null
    await setImmediate()
  }
}
