import { sql, type RawBuilder } from 'kysely'
import type { LiquidacionFila } from '../../contract/liquidaciones'
import type { Db, Engine, EngineDb } from '../db/types'

/** The list's columns, with the engine's own flags. */
export const selectFilas = (db: Db) =>
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
      'l.sensor',
      'l.valorNetoReg',
      'l.valorNetoSensor',
      // A boolean on PostgreSQL, 0 or 1 on SQLite.
      sql<boolean | 0 | 1>`${sql.ref('l.liquidada')} = 1`.as('liquidada'),
      'l.comentario',
      'l.fechaEntrega',
    ])

/** The expenses `g` of a settlement as the JSON text of pairs, in no order; null of none. */
const NAMED: Record<Engine, RawBuilder<string | null>> = {
  sqlite: sql`nullif(json_group_array(json_array(g."nombre", g."valor")), '[]')`,
  postgres: sql`json_agg(json_build_array(g."nombre", g."valor"))::text`,
}

/** Columns that Exportar adds to the list's rows. */
export const selectExportadas = ({ db, engine }: EngineDb) =>
  db
    .selectFrom('liquidaciones as l')
    .leftJoin('abonos as a', 'a.liquidacionUuid', 'l.uuid')
    .leftJoin('deudas as d', 'd.liquidacionUuid', 'l.uuid')
    .select(['l.uuid', 'l.viajes', 'l.civica', 'l.tiquetes', 'l.sensor', 'l.salarioReg', 'l.salarioSensor'])
    .select(['a.valor as abonoValor', 'd.valor as deudaValor', 'd.razon as deudaRazon'])
    .select((eb) => [
      eb
        .selectFrom('gastos as g')
        .select((g) => g.fn.coalesce(g.fn.sum<number>('g.valor'), sql.lit(0)).as('total'))
        .whereRef('g.liquidacionUuid', '=', 'l.uuid')
        .as('gastos'),
      eb
        .selectFrom('gastos as g')
        .select(NAMED[engine].as('named'))
        .whereRef('g.liquidacionUuid', '=', 'l.uuid')
        .as('porNombre'),
    ])

type RawFila = Omit<LiquidacionFila, 'liquidada'> & { liquidada: boolean | 0 | 1 }
const toFila = (row: RawFila): LiquidacionFila => ({ ...row, liquidada: Boolean(row.liquidada) })

/** The settlements of these uuids that there are, as the list shows them, the latest entered first. */
export const latestFilas = async (db: Db, uuids: readonly string[]) =>
  (await selectFilas(db).where('l.uuid', 'in', uuids).orderBy('l.id', 'desc').execute()).map(toFila)

/** One settlement as the list shows it. @throws when there is none. */
export const filaByUuid = async (db: Db, uuid: string) =>
  toFila(await selectFilas(db).where('l.uuid', '=', uuid).executeTakeFirstOrThrow())
