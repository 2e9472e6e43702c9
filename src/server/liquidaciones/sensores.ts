import { randomUUID } from 'node:crypto'
import { fechaLarga } from '../../contract/fechas'
import type { FilaSensor } from '../../contract/sensores'
import type { LiquidacionFila } from '../../contract/liquidaciones'
import type { Rol } from '../../contract/permisos'
import { refuseOtherMoney } from '../cierres/lock'
import type { Changes } from '../db/changes/changes'
import { withReason, type UnitOfWork } from '../db/transaction'
import type { Db } from '../db/types'
import { HttpError, conflict, badRequest } from '../http/errors'
import { figuresOf, paysFestivo } from './figures'
import { filasByUuid } from './rows'
import { proposedRegister } from './detail'
import { findBus, retryOnDuplicate, findByPair, type StoredLiquidacion } from '../locks/liquidaciones'
import { tarifaColumns, storedTarifa, currentTarifa } from './tarifa'

/**
 * Stores sensor counts, all or nothing: each row fills the pending settlement of its bus on its day, or creates it.
 *
 * @returns the stored settlements in the order of the rows, as the list shows them.
 * @throws 400, 403 or 409 naming every row that cannot be stored, by its index in `errores` (`3.busNumero`).
 */
export async function saveSensores(
  unit: UnitOfWork,
  rows: readonly FilaSensor[],
  roles: readonly Rol[],
): Promise<LiquidacionFila[]> {
  return retryOnDuplicate(withReason(unit, 'Ingreso de sensores'), async (trx, changes) => {
    const refusals = new Map<number, HttpError>()
    const uuids: string[] = []
    for (const index of inFixedOrder(rows)) {
      try {
        refuseRepeated(rows, index)
        uuids[index] = await saveSensor(trx, changes, roles, rows[index] as FilaSensor)
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        refusals.set(index, error)
      }
    }
    if (refusals.size > 0) throw refusalOfRows(refusals)
    return filasByUuid(trx, uuids)
  })
}

const key = ({ fecha, busNumero }: FilaSensor) => `${fecha} ${busNumero}`

/** The indexes by day and bus: batches, and closings, that lock settlements in one order cannot deadlock. */
const inFixedOrder = (rows: readonly FilaSensor[]): number[] => {
  const keys = rows.map(key)
  return keys.map((_, index) => index).sort((a, b) => (`${keys[a]}` < `${keys[b]}` ? -1 : 1))
}

function refuseRepeated(rows: readonly FilaSensor[], index: number) {
  const first = rows.findIndex((row) => key(row) === key(rows[index] as FilaSensor))
  if (first === index) return
  const mensaje = `El bus y la fecha ya están en la fila ${first + 1}.`
  throw badRequest(mensaje, { busNumero: mensaje })
}

/** One refusal for all the failing rows. */
function refusalOfRows(refusals: ReadonlyMap<number, HttpError>): HttpError {
  const errores: Record<string, string> = {}
  for (const [index, { mensaje, errores: fields = { busNumero: mensaje } }] of refusals)
    for (const [field, text] of Object.entries(fields)) errores[`${index}.${field}`] = text
  const first = refusals.get(Math.min(...refusals.keys()))
  return namingTheRow(new HttpError(first?.statusCode ?? 400, '', errores))
}

/** The refusal with the number of its first wrong row, from 1, in its mensaje. */
export function namingTheRow({ statusCode, mensaje, errores }: HttpError): HttpError {
  const [first] = Object.entries(errores ?? {})
    .map(([path, text]) => ({ indice: Number.parseInt(path, 10), texto: text }))
    .sort((a, b) => a.indice - b.indice)
  const text = first ? `Fila ${first.indice + 1}: ${first.texto}` : mensaje
  return new HttpError(statusCode, text, errores)
}

/** What a row would store: the pending settlement of its bus on its day, filled, or a new one. @throws as {@link saveSensores} does. */
export async function judgeSensor(trx: Db, roles: readonly Rol[], row: FilaSensor) {
  const { fecha, busNumero, sensor, viajes } = row
  const bus = await findBus(trx, busNumero)
  const stored = await findByPair(trx, fecha, busNumero)
  if (stored?.liquidada) {
    const mensaje = `La liquidación del bus ${busNumero} del ${fechaLarga(fecha)} ya está liquidada.`
    throw conflict(mensaje, { busNumero: mensaje })
  }
  // A settlement entered by staff keeps its fare.
  const entered = stored?.fechaEntrega ? stored : undefined
  const tarifa = entered ? storedTarifa(entered) : await currentTarifa(trx, bus.ruta, fecha)
  // A form row begins with cívica 0, which therefore does not replace the count of staff.
  const counted = { sensor, civica: row.civica || (entered?.civica ?? 0), viajes }
  const register = stored ? 0 : await proposedRegister(trx, busNumero, fecha)
  const counts = stored
    ? { ...counted, regIni: stored.regIni, regFin: stored.regFin, tiquetes: stored.tiquetes }
    : { ...counted, regIni: register, regFin: register, tiquetes: 0 }
  const gastos = stored ? await gastosOf(trx, stored) : []
  const esFestivo = await paysFestivo(trx, fecha)
  const figures = figuresOf({ ...counts, gastos, tarifa, esFestivo })
  if (stored) await refuseOtherMoney(trx, stored.uuid, figures, roles)
  return { stored, bus, counted, counts, columns: { ...tarifaColumns(tarifa, esFestivo), ...figures } }
}

async function saveSensor(
  trx: Db,
  changes: Changes,
  roles: readonly Rol[],
  row: FilaSensor,
): Promise<string> {
  const { fecha, busNumero } = row
  const { stored, bus, counted, counts, columns } = await judgeSensor(trx, roles, row)
  if (stored) {
    await changes.watch('liquidaciones', [stored.uuid])
    await trx
      .updateTable('liquidaciones')
      .set({ ...counted, ...columns })
      .where('uuid', '=', stored.uuid)
      .execute()
    return stored.uuid
  }
  const uuid = randomUUID()
  changes.watchNew('liquidaciones', uuid)
  await trx
    .insertInto('liquidaciones')
    .values({
      uuid,
      fecha,
      busNumero,
      conductorUuid: bus.conductorUuid,
      ...counts,
      comentario: '',
      liquidada: 0,
      fechaEntrega: null,
      ...columns,
    })
    .execute()
  return uuid
}

const gastosOf = (trx: Db, { uuid }: StoredLiquidacion) =>
  trx.selectFrom('gastos').select('valor').where('liquidacionUuid', '=', uuid).execute()
