import { randomUUID } from 'node:crypto'
import { DeudaFilaSchema, type CuerpoDeuda, type DeudaFila } from '../../contract/deudas'
import { conductorAnotado, conductorConsultado } from '../cartera/conductores'
import { lockRow, notInLedger, refuseMoving, refuseRemoval, type Edition } from '../cartera/vinculo'
import { DEL_LIBRO } from '../cartera/libro'
import { inTransaction } from '../db/transaction'
import { type Db, type EngineDb } from '../db/types'
import { readJsonRows } from '../streaming/json-rows'
import { type SnapshotReader } from '../streaming/snapshots'
import { jsonTableByDays } from '../streaming/by-days'
import { type Dependencies } from '../dependencies'
import { changesIt } from '../http/versions'

const COLUMNAS = Object.keys(DeudaFilaSchema.shape)

const filas = (db: Db) =>
  db
    .selectFrom('deudas as d')
    .innerJoin('conductores as c', 'c.uuid', 'd.conductorUuid')
    .leftJoin('liquidaciones as l', 'l.uuid', 'd.liquidacionUuid')
    .select([
      'd.uuid',
      'd.valor',
      'd.razon',
      'c.documento as conductorDocumento',
      'c.nombre as conductorNombre',
      'd.fecha',
      'd.liquidacionUuid',
      'l.busNumero',
      'd.version',
    ])

const filaDe = (db: Db, uuid: string): Promise<DeudaFila> =>
  filas(db).where('d.uuid', '=', uuid).executeTakeFirstOrThrow()

const pagadoPor = async ({ db }: EngineDb, conductorUuid?: string): Promise<number> => {
  let suma = db.selectFrom('abonos').select(({ fn }) => fn.sum<number | null>('valor').as('pagado'))
  if (conductorUuid !== undefined) suma = suma.where('conductorUuid', '=', conductorUuid)
  return (await suma.executeTakeFirstOrThrow()).pagado ?? 0
}

/**
 * The debts of a driver, or of all, the latest first, with their total and what is left of it after the repayments.
 * @returns the JSON text of a `TablaDeudas` in pieces. @throws 404 for an unknown driver.
 */
export const tablaDeudas = (readSnapshot: SnapshotReader, documento?: string): AsyncGenerator<string> =>
  readSnapshot(async function* (base) {
    const conductorUuid = documento === undefined ? undefined : await conductorConsultado(base.db, documento)
    const pagado = await pagadoPor(base, conductorUuid)
    yield* jsonTableByDays(base, {
      table: 'deudas',
      listName: 'deudas',
      zeros: { total: 0 },
      read: ({ desde, hasta }) => {
        let consulta = filas(base.db)
          .select('d.id')
          .where('d.fecha', '>=', desde)
          .where('d.fecha', '<=', hasta)
        if (conductorUuid !== undefined) consulta = consulta.where('d.conductorUuid', '=', conductorUuid)
        return readJsonRows(base, { query: consulta, columns: COLUMNAS, ...DEL_LIBRO })
      },
      totals: ({ total }) => ({ totalDeuda: total, balance: total - pagado }),
    })
  })

type DatosDeDeuda = Omit<CuerpoDeuda, 'uuid' | 'version'>

/** Writes a debt of `hoy`. @throws 400 on `conductorDocumento` for an unknown driver. */
export const crearDeuda = (db: Db, { valor, razon, ...cuerpo }: DatosDeDeuda, hoy: string) =>
  inTransaction({ db }, async (trx): Promise<DeudaFila> => {
    const uuid = randomUUID()
    const conductorUuid = await conductorAnotado(trx, cuerpo.conductorDocumento)
    await trx
      .insertInto('deudas')
      .values({ uuid, valor, razon, conductorUuid, fecha: hoy, liquidacionUuid: null })
      .execute()
    return filaDe(trx, uuid)
  })

/**
 * Changes a debt; its date stays. One that a settlement has is the same there.
 * @throws 400 on `conductorDocumento` for an unknown driver, or where it is a settlement's for another than its own; 403 for
 * setting a settled one's to zero; 404 unknown; 409 when it has changed since it was seen.
 */
export const editarDeuda = (
  { db, engine }: Dependencies,
  uuid: string,
  datos: DatosDeDeuda,
  { vista, roles }: Edition,
) =>
  inTransaction({ db }, async (trx): Promise<DeudaFila> => {
    const liquidacion = await lockRow(trx, engine, 'deudas', uuid)
    const row = await filas(trx).where('d.uuid', '=', uuid).executeTakeFirst()
    if (!row) throw notInLedger('deudas')
    if (!changesIt('esta deuda', row, datos, vista)) return row
    if (liquidacion) {
      refuseMoving(liquidacion, row, datos)
      refuseRemoval(liquidacion, 'deudas', row, datos, roles)
    }
    const { conductorDocumento, valor, razon } = datos
    const conductorUuid = await conductorAnotado(trx, conductorDocumento)
    await trx
      .updateTable('deudas')
      .set(({ eb }) => ({ valor, razon, conductorUuid, version: eb('version', '+', 1) }))
      .where('uuid', '=', uuid)
      .execute()
    return filaDe(trx, uuid)
  })

/** Deletes a debt, also from the settlement that has it. @throws 404 unknown. */
export const eliminarDeuda = ({ db, engine }: Dependencies, uuid: string): Promise<void> =>
  inTransaction({ db }, async (trx) => {
    await lockRow(trx, engine, 'deudas', uuid)
    const { numDeletedRows } = await trx.deleteFrom('deudas').where('uuid', '=', uuid).executeTakeFirst()
    if (numDeletedRows === 0n) throw notInLedger('deudas')
  })
