import { randomUUID } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
import { type CuerpoAbono, type TablaAbonos } from '../../contract/abonos'
import { type CuerpoDeuda, type TablaDeudas } from '../../contract/deudas'
import { sumaDe } from '../../contract/numeros'
import { assertSameMoney } from '../cierres/lock'
import { type DeudasTable } from '../db/settlement-tables'
import { nextVersion } from '../db/next-version'
import { inSnapshot, inTransaction, type UnitOfWork } from '../db/transaction'
import { type Snapshots, type Db, type EngineDb } from '../db/types'
import { notFound } from '../http/errors'
import { changesIt, type SeenVersion } from '../http/versions'
import { conductorUuidOf } from './drivers'
import { LIBROS, type Libro } from './libros'
import { lockRow, assertMayEdit } from './rows-of-settlements'

/** Typed data of a row. A debt's date is not typed: it is the day of its entry, and stays. */
type Data = Omit<CuerpoDeuda, 'uuid' | 'version'> | Omit<CuerpoAbono, 'uuid' | 'version'>

/** The table's name, for Kysely to type as one of the two: all their columns but one are the same. */
const tableOf = (libro: Libro) => libro as 'deudas'

const rowsOf = (db: Db, libro: Libro) =>
  db
    .selectFrom(`${tableOf(libro)} as m` as const)
    .innerJoin('conductores as c', 'c.uuid', 'm.conductorUuid')
    .leftJoin('liquidaciones as l', 'l.uuid', 'm.liquidacionUuid')
    .select([
      'm.uuid',
      'm.valor',
      sql.ref<string>(`m.${LIBROS[libro].ownColumn}`).as(LIBROS[libro].ownColumn),
      'c.documento as conductorDocumento',
      'c.nombre as conductorNombre',
      'm.fecha',
      'm.liquidacionUuid',
      'l.busNumero',
      'm.version',
    ])
    .$if(libro === 'abonos', (query) =>
      query.select(sql.ref<string | null>('m.emitidoUuid').as('emitidoUuid')),
    )

type Read = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

/** Names the paper of a paper's repayment, and of no other row. */
const shown = ({ emitidoUuid, ...row }: Read) => (emitidoUuid ? { ...row, emitidoUuid } : row)

const findRow = async (db: Db, libro: Libro, uuid: string) =>
  shown(
    await rowsOf(db, libro)
      .where('m.uuid', '=', uuid)
      .executeTakeFirstOrThrow(() => notFound(LIBROS[libro].notFound)),
  )

/** The rows of a driver, or of all: the latest date first, and of a day the latest entered first. */
async function listRows(db: Db, libro: Libro, conductorUuid?: string) {
  const rows = await rowsOf(db, libro)
    .$if(conductorUuid !== undefined, (query) => query.where('m.conductorUuid', '=', `${conductorUuid}`))
    .orderBy('m.fecha', 'desc')
    .orderBy('m.id', 'desc')
    .execute()
  return rows.map(shown)
}

const findConductorUuid = async (db: Db, documento?: string) =>
  documento === undefined ? undefined : conductorUuidOf(db, documento, notFound)

/** The repayments of a driver, or of all, with their total. @throws 404 for an unknown driver. */
export async function listAbonos({ db }: EngineDb, documento?: string): Promise<TablaAbonos> {
  const abonos = await listRows(db, 'abonos', await findConductorUuid(db, documento))
  return { abonos, totalAbono: sumaDe(abonos, 'valor') }
}

/** The debts of a driver, or of all, with their total and the balance after repayments. @throws 404 for an unknown driver. */
export const listDeudas = (connection: Snapshots, documento?: string): Promise<TablaDeudas> =>
  inSnapshot(connection, async (db) => {
    const conductorUuid = await findConductorUuid(db, documento)
    const deudas = await listRows(db, 'deudas', conductorUuid)
    const { repaid } = await db
      .selectFrom('abonos')
      .select(({ fn }) => fn.sum<number | null>('valor').as('repaid'))
      .$if(conductorUuid !== undefined, (query) => query.where('conductorUuid', '=', `${conductorUuid}`))
      .executeTakeFirstOrThrow()
    const totalDeuda = sumaDe(deudas, 'valor')
    return { deudas, totalDeuda, balance: totalDeuda - (repaid ?? 0) }
  })

/** Stores a row. @throws 400 on `conductorDocumento` for an unknown driver. */
export const createRow = (
  unit: UnitOfWork,
  libro: Libro,
  { conductorDocumento, ...columns }: Data & { fecha: string },
) =>
  inTransaction(unit, async (trx, changes) => {
    const uuid = randomUUID()
    changes.watchNew(libro, uuid)
    const conductorUuid = await conductorUuidOf(trx, conductorDocumento)
    const row = { ...columns, uuid, conductorUuid, liquidacionUuid: null }
    await trx
      .insertInto(tableOf(libro))
      .values(row as unknown as Insertable<DeudasTable>)
      .execute()
    return findRow(trx, libro, uuid)
  })

/**
 * Changes a row. A settlement's row changes with it in the settlement.
 * @throws 400 on `conductorDocumento` for an unknown driver, or for another than the settlement's; 403 for setting a settled one's row
 * to zero, or for one that a closed till counts (409 for who may reopen it); 404 unknown; 409 when it has changed since it was seen.
 */
export const editRow = (unit: UnitOfWork, libro: Libro, uuid: string, data: Data, seen: SeenVersion) =>
  inTransaction(unit, async (trx, changes) => {
    const liquidacion = await lockRow(trx, libro, uuid)
    const row = await findRow(trx, libro, uuid)
    if (!changesIt(LIBROS[libro].thisRow, row, data, seen)) return row
    if (liquidacion) await assertMayEdit(trx, liquidacion, libro, row, data, unit.roles)
    await changes.watch(libro, [uuid])
    const { conductorDocumento, ...columns } = data
    const conductorUuid = await conductorUuidOf(trx, conductorDocumento)
    await trx
      .updateTable(tableOf(libro))
      .set({ ...columns, conductorUuid, version: nextVersion })
      .where('uuid', '=', uuid)
      .execute()
    return findRow(trx, libro, uuid)
  })

/** Deletes a row, also from its settlement. @throws 403 or 409 when a closed till counts it; 404 unknown. */
export const deleteRow = (unit: UnitOfWork, libro: Libro, uuid: string) =>
  inTransaction(unit, async (trx, changes) => {
    const liquidacion = await lockRow(trx, libro, uuid)
    if (liquidacion) await assertSameMoney(trx, liquidacion.uuid, { [LIBROS[libro].counted]: 0 }, unit.roles)
    await changes.watch(libro, [uuid])
    await trx
      .deleteFrom(libro)
      .where('uuid', '=', uuid)
      .returning('uuid')
      .executeTakeFirstOrThrow(() => notFound(LIBROS[libro].notFound))
  })
