import { randomUUID } from 'node:crypto'
import { DeudaFilaSchema, type CuerpoDeuda, type DeudaFila } from '../../contract/deudas'
import { conductorAnotado, conductorConsultado } from '../cartera/conductores'
import { lockRow, notInLedger, refuseMoving, refuseRemoval, type Edition } from '../cartera/vinculo'
import { DEL_LIBRO } from '../cartera/libro'
import { enTransaccion, type Db } from '../db/connection'
import { enUnMomento, leerPieza, type Base, type Origen } from '../db/piezas'
import { tablaPorTramos } from '../db/tramos'
import { type Dependencias } from '../dependencias'
import { changesIt } from '../versiones'

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

const pagadoPor = async ({ db }: Base, conductorUuid?: string): Promise<number> => {
  let suma = db.selectFrom('abonos').select(({ fn }) => fn.sum<number | null>('valor').as('pagado'))
  if (conductorUuid !== undefined) suma = suma.where('conductorUuid', '=', conductorUuid)
  return (await suma.executeTakeFirstOrThrow()).pagado ?? 0
}

/**
 * The debts of a driver, or of all, the latest first, with their total and what is left of it after the repayments.
 * @returns the JSON text of a `TablaDeudas` in pieces. @throws 404 for an unknown driver.
 */
export const tablaDeudas = (origen: Origen, documento?: string): AsyncGenerator<string> =>
  enUnMomento(origen, async function* (base) {
    const conductorUuid = documento === undefined ? undefined : await conductorConsultado(base.db, documento)
    const pagado = await pagadoPor(base, conductorUuid)
    yield* tablaPorTramos(base, {
      tabla: 'deudas',
      nombre: 'deudas',
      ceros: { total: 0 },
      leer: ({ desde, hasta }) => {
        let consulta = filas(base.db)
          .select('d.id')
          .where('d.fecha', '>=', desde)
          .where('d.fecha', '<=', hasta)
        if (conductorUuid !== undefined) consulta = consulta.where('d.conductorUuid', '=', conductorUuid)
        return leerPieza(base, { consulta, columnas: COLUMNAS, ...DEL_LIBRO })
      },
      totales: ({ total }) => ({ totalDeuda: total, balance: total - pagado }),
    })
  })

type DatosDeDeuda = Omit<CuerpoDeuda, 'uuid' | 'version'>

/** Writes a debt of `hoy`. @throws 400 on `conductorDocumento` for an unknown driver. */
export const crearDeuda = (db: Db, { valor, razon, ...cuerpo }: DatosDeDeuda, hoy: string) =>
  enTransaccion({ db }, async (trx): Promise<DeudaFila> => {
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
  { db, engine }: Dependencias,
  uuid: string,
  datos: DatosDeDeuda,
  { vista, roles }: Edition,
) =>
  enTransaccion({ db }, async (trx): Promise<DeudaFila> => {
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
export const eliminarDeuda = ({ db, engine }: Dependencias, uuid: string): Promise<void> =>
  enTransaccion({ db }, async (trx) => {
    await lockRow(trx, engine, 'deudas', uuid)
    const { numDeletedRows } = await trx.deleteFrom('deudas').where('uuid', '=', uuid).executeTakeFirst()
    if (numDeletedRows === 0n) throw notInLedger('deudas')
  })
