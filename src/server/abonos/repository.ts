import { randomUUID } from 'node:crypto'
import { AbonoFilaSchema, type AbonoFila, type CuerpoAbono } from '../../contract/abonos'
import { conductorAnotado, conductorConsultado } from '../cartera/conductores'
import { lockRow, notInLedger, refuseMoving, refuseRemoval, type Edition } from '../cartera/vinculo'
import { DEL_LIBRO } from '../cartera/libro'
import { inTransaction } from '../db/transaction'
import { type Db } from '../db/types'
import { readJsonRows } from '../streaming/json-rows'
import { type SnapshotReader } from '../streaming/snapshots'
import { jsonTableByDays } from '../streaming/by-days'
import { type Dependencies } from '../dependencies'
import { changesIt } from '../http/versions'

const COLUMNAS = Object.keys(AbonoFilaSchema.shape)

const filas = (db: Db) =>
  db
    .selectFrom('abonos as a')
    .innerJoin('conductores as c', 'c.uuid', 'a.conductorUuid')
    .leftJoin('liquidaciones as l', 'l.uuid', 'a.liquidacionUuid')
    .select([
      'a.uuid',
      'a.valor',
      'a.origen',
      'c.documento as conductorDocumento',
      'c.nombre as conductorNombre',
      'a.fecha',
      'a.liquidacionUuid',
      'l.busNumero',
      'a.version',
    ])

const filaDe = (db: Db, uuid: string): Promise<AbonoFila> =>
  filas(db).where('a.uuid', '=', uuid).executeTakeFirstOrThrow()

/**
 * The repayments of a driver, or of all, the latest first, with their total.
 * @returns the JSON text of a `TablaAbonos` in pieces. @throws 404 for an unknown driver.
 */
export const tablaAbonos = (readSnapshot: SnapshotReader, documento?: string): AsyncGenerator<string> =>
  readSnapshot(async function* (base) {
    const conductorUuid = documento === undefined ? undefined : await conductorConsultado(base.db, documento)
    yield* jsonTableByDays(base, {
      table: 'abonos',
      listName: 'abonos',
      zeros: { total: 0 },
      read: ({ desde, hasta }) => {
        let consulta = filas(base.db)
          .select('a.id')
          .where('a.fecha', '>=', desde)
          .where('a.fecha', '<=', hasta)
        if (conductorUuid !== undefined) consulta = consulta.where('a.conductorUuid', '=', conductorUuid)
        return readJsonRows(base, { query: consulta, columns: COLUMNAS, ...DEL_LIBRO })
      },
      totals: ({ total }) => ({ totalAbono: total }),
    })
  })

type DatosDeAbono = Omit<CuerpoAbono, 'uuid' | 'version'>

/** Writes a repayment. @throws 400 on `conductorDocumento` for an unknown driver. */
export const crearAbono = (db: Db, { conductorDocumento, ...datos }: DatosDeAbono) =>
  inTransaction({ db }, async (trx): Promise<AbonoFila> => {
    const uuid = randomUUID()
    const conductorUuid = await conductorAnotado(trx, conductorDocumento)
    await trx
      .insertInto('abonos')
      .values({ ...datos, uuid, conductorUuid, liquidacionUuid: null })
      .execute()
    return filaDe(trx, uuid)
  })

/**
 * Changes a repayment. One that a settlement has is the same there.
 * @throws 400 on `conductorDocumento` for an unknown driver, or where it is a settlement's for another than its own; 403 for
 * setting a settled one's to zero; 404 unknown; 409 when it has changed since it was seen.
 */
export const editarAbono = (
  { db, engine }: Dependencies,
  uuid: string,
  datos: DatosDeAbono,
  { vista, roles }: Edition,
) =>
  inTransaction({ db }, async (trx): Promise<AbonoFila> => {
    const liquidacion = await lockRow(trx, engine, 'abonos', uuid)
    const row = await filas(trx).where('a.uuid', '=', uuid).executeTakeFirst()
    if (!row) throw notInLedger('abonos')
    if (!changesIt('este abono', row, datos, vista)) return row
    if (liquidacion) {
      refuseMoving(liquidacion, row, datos)
      refuseRemoval(liquidacion, 'abonos', row, datos, roles)
    }
    const { conductorDocumento, valor, origen, fecha } = datos
    const conductorUuid = await conductorAnotado(trx, conductorDocumento)
    await trx
      .updateTable('abonos')
      .set(({ eb }) => ({ valor, origen, fecha, conductorUuid, version: eb('version', '+', 1) }))
      .where('uuid', '=', uuid)
      .execute()
    return filaDe(trx, uuid)
  })

/** Deletes a repayment, also from the settlement that has it. @throws 404 unknown. */
export const eliminarAbono = ({ db, engine }: Dependencies, uuid: string): Promise<void> =>
  inTransaction({ db }, async (trx) => {
    await lockRow(trx, engine, 'abonos', uuid)
    const { numDeletedRows } = await trx.deleteFrom('abonos').where('uuid', '=', uuid).executeTakeFirst()
    if (numDeletedRows === 0n) throw notInLedger('abonos')
  })
