import { fechaLarga } from '../../contract/fechas'
import type { FilaSensor } from '../../contract/sensores'
import type { Rol } from '../../contract/permisos'
import { assertSameMoney } from '../cierres/lock'
import type { Changes } from '../db/changes/recorder'
import { withReason, type UnitOfWork } from '../db/transaction'
import type { Db } from '../db/types'
import { HttpError, fieldError } from '../http/errors'
import { figuresOf } from './draft'
import { lookupsOf } from './lookups'
import { latestFilas } from './rows'
import { proposedRegister } from './register'
import { retryOnDuplicate } from '../locks/liquidaciones'
import { storeRow } from './save'

/**
 * Stores sensor counts, all or nothing: each row fills the pending settlement of its bus on its day, or creates it.
 *
 * @returns the stored settlements in the order of the rows, as the list shows them.
 * @throws 400, 403 or 409 naming every row that cannot be stored, by its index in `errores` (`3.busNumero`).
 */
export const saveSensores = (unit: UnitOfWork, rows: readonly FilaSensor[]) =>
  retryOnDuplicate(withReason(unit, 'Ingreso de sensores'), async (trx, changes) => {
    const refusals: HttpError[] = []
    const uuids: string[] = []
    for (const [index, row] of inFixedOrder(rows)) {
      try {
        assertDistinct(rows, index)
        uuids[index] = await storeSensor(trx, changes, unit.roles, row)
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        refusals[index] = error
      }
    }
    if (refusals.length > 0) throw refusalOfRows(refusals)
    const stored = await latestFilas(trx, uuids)
    return stored.sort((a, b) => uuids.indexOf(a.uuid) - uuids.indexOf(b.uuid))
  })

/** Stores one count. @returns the uuid of its settlement. @throws as {@link saveSensores} does. */
export async function storeSensor(trx: Db, changes: Changes, roles: readonly Rol[], count: FilaSensor) {
  const { stored, row } = await judgeSensor(trx, roles, count)
  return storeRow(trx, changes, row, stored?.uuid)
}

const key = ({ fecha, busNumero }: FilaSensor) => `${fecha} ${busNumero}`

/** The rows with their indexes by day and bus: batches, and closings, that lock settlements in one order cannot deadlock. */
const inFixedOrder = (rows: readonly FilaSensor[]) =>
  [...rows.entries()].sort(([, a], [, b]) => (key(a) < key(b) ? -1 : 1))

function assertDistinct(rows: readonly FilaSensor[], index: number) {
  const first = rows.findIndex((row) => key(row) === key(rows[index] as FilaSensor))
  if (first !== index)
    throw fieldError(400, 'busNumero', `El bus y la fecha ya están en la fila ${first + 1}.`)
}

/** One refusal for all the failing rows. */
function refusalOfRows(refusals: readonly HttpError[]) {
  const errores: Record<string, string> = {}
  refusals.forEach(({ message: mensaje, errores: fields = { busNumero: mensaje } }, index) => {
    for (const [field, text] of Object.entries(fields)) errores[`${index}.${field}`] = text
  })
  return namingTheRow(new HttpError(refusals.find(Boolean)?.statusCode ?? 400, '', errores))
}

/** The refusal with the number of its first wrong row, from 1, in its mensaje. */
export function namingTheRow({ statusCode, message: mensaje, errores }: HttpError) {
  const [first] = Object.entries(errores ?? {})
    .map(([path, text]) => [Number.parseInt(path, 10), text] as const)
    .sort(([a], [b]) => a - b)
  const text = first ? `Fila ${first[0] + 1}: ${first[1]}` : mensaje
  return new HttpError(statusCode, text, errores)
}

/** Settlement that a row would store: its bus's pending one of that day, filled, or a new one. @throws as {@link saveSensores} does. */
export async function judgeSensor(
  trx: Db,
  roles: readonly Rol[],
  { fecha, busNumero, sensor, viajes, civica }: FilaSensor,
) {
  const lookups = lookupsOf(trx)
  const bus = await lookups.bus(busNumero)
  const stored = await lookups.pair(fecha, busNumero)
  if (stored?.liquidada)
    throw fieldError(
      409,
      'busNumero',
      `La liquidación del bus ${busNumero} del ${fechaLarga(fecha)} ya está liquidada.`,
    )
  const register = stored ? 0 : await proposedRegister(trx, busNumero, fecha)
  const { conductorUuid, regIni, regFin, tiquetes, comentario, fechaEntrega } = stored ?? {
    conductorUuid: bus.conductorUuid,
    regIni: register,
    regFin: register,
    tiquetes: 0,
    comentario: '',
    fechaEntrega: null,
  }
  const counts = { sensor, civica: civica ?? stored?.civica ?? 0, viajes, regIni, regFin, tiquetes }
  const gastos = stored
    ? await trx.selectFrom('gastos').select('valor').where('liquidacionUuid', '=', stored.uuid).execute()
    : []
  const paid = await figuresOf(lookups, { fecha, busNumero, ...counts, gastos }, stored)
  if (stored) await assertSameMoney(trx, stored.uuid, paid, roles)
  const typed = { fecha, busNumero, conductorUuid, ...counts, comentario, fechaEntrega }
  return { stored, row: { ...typed, liquidada: 0 as const, ...paid } }
}
