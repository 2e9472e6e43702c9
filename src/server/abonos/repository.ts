import { randomUUID } from 'node:crypto'
import { AbonoFilaSchema, type AbonoFila, type CuerpoAbono } from '../../contract/abonos'
import { conductorAnotado, conductorConsultado } from '../cartera/conductores'
import { esLaMisma, porQueNoSeCambia, type Vista } from '../cartera/vinculo'
import { DEL_LIBRO } from '../cartera/libro'
import { enTransaccion, type Db } from '../db/connection'
import { enUnMomento, leerPieza, type Origen } from '../db/piezas'
import { tablaPorTramos } from '../db/tramos'

const COLUMNAS = Object.keys(AbonoFilaSchema.shape)

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
      'a.version',
    ])

const filaDe = (db: Db, uuid: string): Promise<AbonoFila> =>
  filas(db).where('a.uuid', '=', uuid).executeTakeFirstOrThrow()

/**
 * The repayments of a driver, or of all, the latest first, with their total.
 * @returns the JSON text of a `TablaAbonos` in pieces. @throws 404 for an unknown driver.
 */
export const tablaAbonos = (origen: Origen, documento?: string): AsyncGenerator<string> =>
  enUnMomento(origen, async function* (base) {
    const conductorUuid = documento === undefined ? undefined : await conductorConsultado(base.db, documento)
    yield* tablaPorTramos(base, {
      tabla: 'abonos',
      nombre: 'abonos',
      ceros: { total: 0 },
      leer: ({ desde, hasta }) => {
        let consulta = filas(base.db)
          .select('a.id')
          .where('a.fecha', '>=', desde)
          .where('a.fecha', '<=', hasta)
        if (conductorUuid !== undefined) consulta = consulta.where('a.conductorUuid', '=', conductorUuid)
        return leerPieza(base, { consulta, columnas: COLUMNAS, ...DEL_LIBRO })
      },
      totales: ({ total }) => ({ totalAbono: total }),
    })
  })

type DatosDeAbono = Omit<CuerpoAbono, 'uuid' | 'version'>

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
 * @param vista the version that the person has seen; whichever it is by now, when absent.
 * @throws 400 on `conductorDocumento` for an unknown driver; 404 unknown; 409 when it belongs to a settlement, or has
 * changed since `vista`.
 */
export const editarAbono = (db: Db, uuid: string, datos: DatosDeAbono, vista?: Vista) =>
  enTransaccion({ db }, async (trx): Promise<AbonoFila> => {
    const { conductorDocumento, valor, origen, fecha } = datos
    const conductorUuid = await conductorAnotado(trx, conductorDocumento)
    const { numUpdatedRows } = await trx
      .updateTable('abonos')
      .set(({ eb }) => ({ valor, origen, fecha, conductorUuid, version: eb('version', '+', 1) }))
      .where('uuid', '=', uuid)
      .where('liquidacionUuid', 'is', null)
      .$if(vista != null, (consulta) => consulta.where('version', '=', Number(vista)))
      .executeTakeFirst()
    const fila = await filas(trx).where('a.uuid', '=', uuid).executeTakeFirst()
    if (fila && (numUpdatedRows > 0n || (esLaMisma(fila, datos) && !fila.liquidacionUuid))) return fila
    throw await porQueNoSeCambia(trx, 'abonos', uuid)
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
