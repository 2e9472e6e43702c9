import { sql, type Selectable } from 'kysely'
import { busInexistente } from '../../contract/buses'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import { type Db, type Engine } from '../db/types'
import { isUniqueViolation } from '../db/errors'
import type { LiquidacionesTable } from '../db/settlement-tables'
import { fieldError } from '../http/errors'

export type StoredLiquidacion = Selectable<LiquidacionesTable>

const lockedRows = (trx: Db) => trx.selectFrom('liquidaciones').selectAll().forUpdate()

/** The stored settlement of a uuid, locked for the transaction. */
export const findByUuid = (trx: Db, uuid: string) =>
  lockedRows(trx).where('uuid', '=', uuid).executeTakeFirst()

/** The stored settlement of a bus on a day, locked for the transaction. */
export const findByPair = (trx: Db, fecha: string, busNumero: string) =>
  lockedRows(trx).where('fecha', '=', fecha).where('busNumero', '=', busNumero).executeTakeFirst()

/** Locks settlements for the transaction in the order in which sensors, imports and closings do: they cannot deadlock. */
export async function lockInOrder(trx: Db, engine: Engine, uuids: readonly string[]) {
  if (engine === 'sqlite' || uuids.length === 0) return
  await trx
    .selectFrom('liquidaciones')
    .select('uuid')
    .where('uuid', 'in', uuids)
    .orderBy('fecha')
    .orderBy(sql`${sql.ref('busNumero')} collate "C"`)
    .forUpdate()
    .execute()
}

/** Route and driver of a bus. @throws 400 on `busNumero` when it does not exist. */
export const findBus = (db: Db, numero: string) =>
  db
    .selectFrom('buses')
    .select(['numero', 'ruta', 'conductorUuid'])
    .where('numero', '=', numero)
    .executeTakeFirstOrThrow(() => fieldError(400, 'busNumero', busInexistente(numero)))

const ATTEMPTS = 5

/**
 * Runs a write that inserts the settlement of a (fecha, bus) it did not find, again when another user has inserted it meanwhile: the
 * next run finds that one.
 */
export async function retryOnDuplicate<T>(unit: UnitOfWork, fn: Parameters<typeof inTransaction<T>>[1]) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(unit, fn)
    } catch (error) {
      if (attempt === ATTEMPTS || !isUniqueViolation(error, 'liquidaciones.fecha')) throw error
    }
  }
}
