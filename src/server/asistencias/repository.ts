import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type AsistenciaFila, type CuerpoAsistencia } from '../../contract/asistencias'
import { sumarDias } from '../../contract/fechas'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import { type Db, type EngineDb } from '../db/types'
import { type AsistenciasTable } from '../db/schema'
import { badRequest } from '../http/errors'
import { alphabetically } from '../collation'

const bandera = (marca: boolean): 0 | 1 => (marca ? 1 : 0)

const aFila = (asistencia: AsistenciasTable, conductorNombre: string): AsistenciaFila => ({
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
    .sort(alphabetically('fecha', 'conductorNombre', 'conductorUuid'))
}

/** Days that are read at once: of a company of four hundred drivers they take a few milliseconds. */
const DIAS_POR_PIEZA = 2

/** As {@link listarAsistencias}, as JSON text in pieces, between which others are answered. */
export async function* asistenciasPorDias({ db }: EngineDb, desde: string, hasta: string) {
  for (let dia = desde; dia <= hasta; dia = sumarDias(dia, DIAS_POR_PIEZA)) {
    const ultimo = sumarDias(dia, DIAS_POR_PIEZA - 1)
    const filas = await listarAsistencias(db, dia, ultimo < hasta ? ultimo : hasta)
    yield filas.length > 0 ? JSON.stringify(filas).slice(1, -1) : null
    await setImmediate()
  }
}

const clave = ({ fecha, conductorUuid }: Pick<CuerpoAsistencia, 'fecha' | 'conductorUuid'>) =>
  `${fecha} ${conductorUuid}`

/** The names of the drivers of these rows by uuid. @throws 400 that names the rows whose driver does not exist. */
async function nombresDeConductores(
  db: Db,
  filas: readonly CuerpoAsistencia[],
): Promise<Map<string, string>> {
  const uuids = [...new Set(filas.map(({ conductorUuid }) => conductorUuid))]
  const conductores = await db
    .selectFrom('conductores')
    .select(['uuid', 'nombre'])
    .where('uuid', 'in', uuids)
    .execute()
  const nombres = new Map(conductores.map(({ uuid, nombre }) => [uuid, nombre]))
  const errores = filas.flatMap(({ conductorUuid }, indice) =>
    nombres.has(conductorUuid) ? [] : [[`${indice}.conductorUuid`, 'El conductor no existe.'] as const],
  )
  if (errores.length > 0)
    throw badRequest(
      'Hay conductores que no existen. No se guardó ninguna asistencia.',
      Object.fromEntries(errores),
    )
  return nombres
}

/** @throws 400 that names the rows that repeat an earlier one's day and driver: only one of them could be kept. */
function rechazarRepetidas(filas: readonly CuerpoAsistencia[]) {
  const vistas = new Set<string>()
  const errores: Record<string, string> = {}
  for (const [indice, fila] of filas.entries()) {
    if (vistas.has(clave(fila)))
      errores[`${indice}.conductorUuid`] = 'El conductor está repetido en esa fecha.'
    vistas.add(clave(fila))
  }
  if (Object.keys(errores).length > 0)
    throw badRequest('Hay conductores repetidos. No se guardó ninguna asistencia.', errores)
}

/**
 * Stores every row or, when one is refused, none. A driver's row of a day replaces the one stored before and keeps its
 * uuid; a uuid that is sent counts for nothing, because day and driver already name the row.
 *
 * @returns the rows as stored, in the order given.
 * @throws 400 naming the row (`3.conductorUuid`) when its driver does not exist or is there twice.
 */
export async function guardarAsistencias(
  unit: UnitOfWork,
  filas: readonly CuerpoAsistencia[],
): Promise<AsistenciaFila[]> {
  if (filas.length === 0) return []
  rechazarRepetidas(filas)
  // Always in the same order, so that two lists saved at once wait for each other instead of locking up.
  const valores = filas
    .map((fila) => ({
      ...fila,
      uuid: randomUUID(),
      asistio: bandera(fila.asistio),
      entregoAlDia: bandera(fila.entregoAlDia),
      entregoPresencial: bandera(fila.entregoPresencial),
    }))
    .sort((una, otra) => (clave(una) < clave(otra) ? -1 : 1))
  return inTransaction(unit, async (trx) => {
    const nombres = await nombresDeConductores(trx, filas)
    const guardadas = await trx
      .insertInto('asistencias')
      .values(valores)
      .onConflict((conflicto) =>
        conflicto.columns(['fecha', 'conductorUuid']).doUpdateSet((eb) => ({
          bus: eb.ref('excluded.bus'),
          justificacion: eb.ref('excluded.justificacion'),
          asistio: eb.ref('excluded.asistio'),
          entregoAlDia: eb.ref('excluded.entregoAlDia'),
          entregoPresencial: eb.ref('excluded.entregoPresencial'),
        })),
      )
      .returningAll()
      .execute()
    const porClave = new Map(guardadas.map((guardada) => [clave(guardada), guardada]))
    return filas.flatMap((fila) => {
      const guardada = porClave.get(clave(fila))
      return guardada ? [aFila(guardada, nombres.get(fila.conductorUuid) ?? '')] : []
    })
  })
}
