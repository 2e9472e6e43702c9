import { randomUUID } from 'node:crypto'
import { type AbonoFila, type CuerpoAbono, type TablaAbonos } from '../../contract/abonos'
import { conductorAnotado, conductorConsultado } from '../cartera/conductores'
import { porQueNoSeCambia } from '../cartera/vinculo'
import { enTransaccion, type Db } from '../db/connection'

const filas = (db: Db) =>
  db
    .selectFrom('abonos as a')
    .innerJoin('conductores as c', 'c.uuid', 'a.conductorUuid')
    .select([
      'a.uuid',
      'a.valor',
      'a.origen',
      'c.documento as conductorDocumento',
      'c.nombre as conductorNombre',
      'a.fecha',
      'a.liquidacionUuid',
    ])

const filaDe = (db: Db, uuid: string): Promise<AbonoFila> =>
  filas(db).where('a.uuid', '=', uuid).executeTakeFirstOrThrow()

/** The repayments of a driver, or of all, the latest first, with their total. @throws 404 for an unknown driver. */
export async function tablaAbonos(db: Db, documento?: string): Promise<TablaAbonos> {
  let consulta = filas(db).orderBy('a.fecha', 'desc').orderBy('a.id', 'desc')
  if (documento !== undefined)
    consulta = consulta.where('a.conductorUuid', '=', await conductorConsultado(db, documento))
  const abonos = await consulta.execute()
  return { abonos, totalAbono: abonos.reduce((total, { valor }) => total + valor, 0) }
}

type DatosDeAbono = Omit<CuerpoAbono, 'uuid'>

/** Writes a repayment. @throws 400 on `conductorDocumento` for an unknown driver. */
export const crearAbono = (db: Db, { conductorDocumento, ...datos }: DatosDeAbono) =>
  enTransaccion({ db }, async (trx): Promise<AbonoFila> => {
    const uuid = randomUUID()
    const conductorUuid = await conductorAnotado(trx, conductorDocumento)
    await trx
      .insertInto('abonos')
      .values({ ...datos, uuid, conductorUuid, liquidacionUuid: null })
      .execute()
    return filaDe(trx, uuid)
  })

/**
 * Changes a repayment.
 * @throws 400 on `conductorDocumento` for an unknown driver; 404 unknown; 409 when it belongs to a settlement.
 */
export const editarAbono = (db: Db, uuid: string, { conductorDocumento, ...datos }: DatosDeAbono) =>
  enTransaccion({ db }, async (trx): Promise<AbonoFila> => {
    const conductorUuid = await conductorAnotado(trx, conductorDocumento)
    const { numUpdatedRows } = await trx
      .updateTable('abonos')
      .set({ ...datos, conductorUuid })
      .where('uuid', '=', uuid)
      .where('liquidacionUuid', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw await porQueNoSeCambia(trx, 'abonos', uuid)
    return filaDe(trx, uuid)
  })

/** Deletes a repayment. @throws 404 unknown; 409 when it belongs to a settlement. */
export const eliminarAbono = (db: Db, uuid: string): Promise<void> =>
  enTransaccion({ db }, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('abonos')
      .where('uuid', '=', uuid)
      .where('liquidacionUuid', 'is', null)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw await porQueNoSeCambia(trx, 'abonos', uuid)
  })
