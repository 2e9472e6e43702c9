import { sql } from 'kysely'
import type { LiquidacionFila } from '../../contract/liquidaciones'
import type { Db } from '../db/types'

/** The settlements as the list shows them, flags as the engine has them. */
export const filas = (db: Db) =>
  db
    .selectFrom('liquidaciones as l')
    .leftJoin('conductores as c', 'c.uuid', 'l.conductorUuid')
    .select([
      'l.uuid',
      'l.fecha',
      'l.busNumero',
      'c.documento as conductorDocumento',
      'c.nombre as conductorNombre',
      'l.regIni',
      'l.regFin',
      'l.pasajerosReg',
      'l.pasajerosSensor',
      'l.valorNetoReg',
      'l.valorNetoSensor',
      // A boolean on PostgreSQL, 0 or 1 on SQLite, which has none.
      sql<boolean | 0 | 1>`${sql.ref('l.liquidada')} = 1`.as('liquidada'),
      'l.comentario',
      'l.fechaEntrega',
    ])

type Fila = Omit<LiquidacionFila, 'liquidada'> & { liquidada: boolean | 0 | 1 }
const aFila = (fila: Fila): LiquidacionFila => ({ ...fila, liquidada: Boolean(fila.liquidada) })

/** The settlements of these uuids as the list shows them, in the order given; unknown ones are left out. */
export async function filasPorUuid(db: Db, uuids: readonly string[]): Promise<LiquidacionFila[]> {
  const encontradas = await filas(db)
    .where('l.uuid', 'in', [...uuids])
    .execute()
  const porUuid = new Map(encontradas.map((fila) => [fila.uuid, aFila(fila)]))
  return uuids.flatMap((uuid) => porUuid.get(uuid) ?? [])
}

/** One settlement as the list shows it. @throws when there is none. */
export const filaPorUuid = async (db: Db, uuid: string): Promise<LiquidacionFila> =>
  aFila(await filas(db).where('l.uuid', '=', uuid).executeTakeFirstOrThrow())
