import { randomUUID } from 'node:crypto'
import { type CuerpoDeuda, type DeudaFila, type TablaDeudas } from '../../contract/deudas'
import { conductorAnotado, conductorConsultado } from '../cartera/conductores'
import { porQueNoSeCambia } from '../cartera/vinculo'
import { enTransaccion, type Db } from '../db/connection'

const filas = (db: Db) =>
  db
    .selectFrom('deudas as d')
    .innerJoin('conductores as c', 'c.uuid', 'd.conductorUuid')
    .select([
      'd.uuid',
      'd.valor',
      'd.razon',
      'c.documento as conductorDocumento',
      'c.nombre as conductorNombre',
      'd.fecha',
      'd.liquidacionUuid',
    ])

const filaDe = (db: Db, uuid: string): Promise<DeudaFila> =>
  filas(db).where('d.uuid', '=', uuid).executeTakeFirstOrThrow()

/**
 * The debts of a driver, or of all, the latest first, with their total and what is left of it after the repayments.
 * @throws 404 for an unknown driver.
 */
export async function tablaDeudas(db: Db, documento?: string): Promise<TablaDeudas> {
  let consulta = filas(db).orderBy('d.fecha', 'desc').orderBy('d.id', 'desc')
  let suma = db.selectFrom('abonos').select(({ fn }) => fn.sum<number | null>('valor').as('pagado'))
  if (documento !== undefined) {
    const conductorUuid = await conductorConsultado(db, documento)
    consulta = consulta.where('d.conductorUuid', '=', conductorUuid)
    suma = suma.where('conductorUuid', '=', conductorUuid)
  }
  const deudas = await consulta.execute()
  const { pagado } = await suma.executeTakeFirstOrThrow()
  const totalDeuda = deudas.reduce((total, { valor }) => total + valor, 0)
  return { deudas, totalDeuda, balance: totalDeuda - (pagado ?? 0) }
}

type DatosDeDeuda = Omit<CuerpoDeuda, 'uuid'>

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
 * Changes a debt; its date stays.
 * @throws 400 on `conductorDocumento` for an unknown driver; 404 unknown; 409 when it belongs to a settlement.
 */
export const editarDeuda = (db: Db, uuid: string, { valor, razon, ...cuerpo }: DatosDeDeuda) =>
  enTransaccion({ db }, async (trx): Promise<DeudaFila> => {
    const conductorUuid = await conductorAnotado(trx, cuerpo.conductorDocumento)
    const { numUpdatedRows } = await trx
      .updateTable('deudas')
      .set({ valor, razon, conductorUuid })
      .where('uuid', '=', uuid)
      .where('liquidacionUuid', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw await porQueNoSeCambia(trx, 'deudas', uuid)
    return filaDe(trx, uuid)
  })

/** Deletes a debt. @throws 404 unknown; 409 when it belongs to a settlement. */
export const eliminarDeuda = (db: Db, uuid: string): Promise<void> =>
  enTransaccion({ db }, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('deudas')
      .where('uuid', '=', uuid)
      .where('liquidacionUuid', 'is', null)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw await porQueNoSeCambia(trx, 'deudas', uuid)
  })
