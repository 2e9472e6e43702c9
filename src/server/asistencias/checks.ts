/** Checks of a sheet that precede the storing of its rows. */
import { type CuerpoAsistencia } from '../../contract/asistencias'
import { fechaLarga } from '../../contract/fechas'
import { conductoresInOrder } from '../db/conductores-in-order'
import { type Db } from '../db/types'
import { badRequest } from '../http/errors'

/** Names a row: one driver's day. */
export const rowKey = ({ fecha, conductorUuid }: Pick<CuerpoAsistencia, 'fecha' | 'conductorUuid'>) =>
  `${fecha} ${conductorUuid}`

/** An error on the driver of each row that is wrong. */
export const errorsOf = <Row>(rows: readonly Row[], isWrong: (row: Row) => boolean, error: string) =>
  Object.fromEntries(
    rows.flatMap((row, index) => (isWrong(row) ? [[`${index}.conductorUuid`, error] as const] : [])),
  )

function refuse(kind: string, errors: Record<string, string>) {
  if (Object.keys(errors).length > 0)
    throw badRequest(`Hay conductores ${kind}. No se guardó ninguna asistencia.`, errors)
}

/**
 * Locks the rows' drivers: another save of the same drivers waits for this transaction, and then sees what it stored.
 * @returns them by uuid. @throws 400 that names the rows whose driver does not exist.
 */
export async function lockConductores(trx: Db, rows: readonly CuerpoAsistencia[]) {
  const uuids = rows.map(({ conductorUuid }) => conductorUuid)
  const conductores = await conductoresInOrder(trx)
    .where('uuid', 'in', uuids)
    .select(['nombre', 'documento', 'valido'])
    .forNoKeyUpdate()
    .execute()
  const found = new Map(conductores.map((conductor) => [conductor.uuid, conductor]))
  refuse(
    'que no existen',
    errorsOf(rows, ({ conductorUuid }) => !found.has(conductorUuid), 'El conductor no existe.'),
  )
  return found
}

/** @throws 400 that names the rows that repeat an earlier one's day and driver: only one of them could be kept. */
export function assertDistinct(rows: readonly CuerpoAsistencia[]) {
  const seen = new Set<string>()
  const isRepeated = (row: CuerpoAsistencia) => seen.size === seen.add(rowKey(row)).size
  refuse('repetidos', errorsOf(rows, isRepeated, 'El conductor está repetido en esa fecha.'))
}

/** @throws 400 that names the first day that has not come yet. */
export function assertCome(rows: readonly CuerpoAsistencia[], today: string) {
  const toCome = rows.find(({ fecha }) => fecha > today)
  if (toCome)
    throw badRequest(`El ${fechaLarga(toCome.fecha)} no ha llegado: no se guardó ninguna asistencia.`)
}
