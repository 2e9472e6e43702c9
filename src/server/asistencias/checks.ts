/** What is refused before any row of a sheet is stored. */
import { type CuerpoAsistencia } from '../../contract/asistencias'
import { type Db } from '../db/types'
import { badRequest } from '../http/errors'

/** Names a row: one driver's day. */
export const rowKey = ({ fecha, conductorUuid }: Pick<CuerpoAsistencia, 'fecha' | 'conductorUuid'>) =>
  `${fecha} ${conductorUuid}`

/** Locks the rows' drivers: another save of the same drivers waits for this transaction, and then sees what it stored. */
const lockConductores = (trx: Db, uuids: readonly string[]) =>
  trx
    .selectFrom('conductores')
    .select(['uuid', 'nombre'])
    .where('uuid', 'in', uuids)
    // The same order always: two saves at once wait for each other instead of deadlocking.
    .orderBy('uuid')
    .forNoKeyUpdate()
    .execute()

/** The names of the drivers of these rows by uuid. @throws 400 that names the rows whose driver does not exist. */
export async function requireConductores(
  trx: Db,
  rows: readonly CuerpoAsistencia[],
): Promise<Map<string, string>> {
  const uuids = [...new Set(rows.map(({ conductorUuid }) => conductorUuid))]
  const conductores = await lockConductores(trx, uuids)
  const names = new Map(conductores.map(({ uuid, nombre }) => [uuid, nombre]))
  const errors = rows.flatMap(({ conductorUuid }, index) =>
    names.has(conductorUuid) ? [] : [[`${index}.conductorUuid`, 'El conductor no existe.'] as const],
  )
  if (errors.length > 0)
    throw badRequest(
      'Hay conductores que no existen. No se guardó ninguna asistencia.',
      Object.fromEntries(errors),
    )
  return names
}

/** @throws 400 that names the rows that repeat an earlier one's day and driver: only one of them could be kept. */
export function refuseRepeated(rows: readonly CuerpoAsistencia[]) {
  const seen = new Set<string>()
  const errors: Record<string, string> = {}
  for (const [index, row] of rows.entries()) {
    if (seen.has(rowKey(row))) errors[`${index}.conductorUuid`] = 'El conductor está repetido en esa fecha.'
    seen.add(rowKey(row))
  }
  if (Object.keys(errors).length > 0)
    throw badRequest('Hay conductores repetidos. No se guardó ninguna asistencia.', errors)
}
