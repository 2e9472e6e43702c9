import { expressionBuilder, sql, type Selectable } from 'kysely'
import { busInexistente } from '../../contract/buses'
import type { CuerpoLiquidacion } from '../../contract/liquidaciones'
import { conductoresInOrder } from '../db/conductores-in-order'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import { type Db, type Engine } from '../db/types'
import { isUniqueViolation } from '../db/errors'
import type { Database } from '../db/schema'
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

/** The stored settlements of a bus from one day to another. */
export const storedBetween = (db: Db, busNumero: string, first: string, last: string) =>
  db
    .selectFrom('liquidaciones')
    .selectAll()
    .where('busNumero', '=', busNumero)
    .where('fecha', '>=', first)
    .where('fecha', '<=', last)
    .execute()

/** Settlements to be locked, in the order in which sensors, imports and closings lock them: they cannot deadlock. */
const inOrder = (trx: Db) =>
  trx
    .selectFrom('liquidaciones')
    .select('uuid')
    .orderBy('fecha')
    .orderBy(sql`${sql.ref('busNumero')} collate "C"`)
    .forUpdate()

/** Locks settlements for the transaction, in their order. */
export async function lockInOrder(trx: Db, engine: Engine, uuids: readonly string[]) {
  if (engine === 'postgres' && uuids.length > 0) await inOrder(trx).where('uuid', 'in', uuids).execute()
}

/**
 * Locks the settlements that rows replace, then their drivers and those of the rows: a part of an import that locked a driver at each row
 * would deadlock with papers of the same drivers.
 */
export async function lockForRows(
  trx: Db,
  engine: Engine,
  rows: readonly Pick<CuerpoLiquidacion, 'fecha' | 'busNumero' | 'conductorDocumento'>[],
) {
  if (engine === 'sqlite' || rows.length === 0) return
  const eb = expressionBuilder<Database, 'liquidaciones'>()
  const replaced = eb(
    eb.refTuple('fecha', 'busNumero'),
    'in',
    rows.map(({ fecha, busNumero }) => eb.tuple(fecha, busNumero)),
  )
  await inOrder(trx).where(replaced).execute()
  await conductoresInOrder(trx)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb(
          'documento',
          'in',
          rows.map(({ conductorDocumento }) => conductorDocumento),
        ),
        eb('uuid', 'in', selectFrom('liquidaciones').select('conductorUuid').where(replaced)),
      ]),
    )
    .forShare()
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
