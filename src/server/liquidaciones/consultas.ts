import { sql, type RawBuilder } from 'kysely'
import type * as z from '../../contract/zod'
import {
  LiquidacionFilaSchema,
  type FiltroLiquidacionesSchema,
  type LiquidacionFila,
} from '../../contract/liquidaciones'
import type { Db, Engine } from '../db/connection'
import type { Dependencias } from '../dependencias'

type Filtro = z.output<typeof FiltroLiquidacionesSchema>

const filas = (db: Db) =>
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

const CAMPOS = Object.keys(LiquidacionFilaSchema.shape) as (keyof LiquidacionFila)[]
const PARES = CAMPOS.flatMap((campo) => {
  const columna = sql.ref(`f.${campo}`)
  return [sql.lit(campo), campo === 'liquidada' ? sql`json(iif(${columna}, 'true', 'false'))` : columna]
})

/** How each engine writes the rows of a query named `f` as the JSON text of a list. */
const LISTA_EN_JSON: Record<Engine, RawBuilder<string>> = {
  sqlite: sql`json_group_array(json_object(${sql.join(PARES)}))`,
  postgres: sql`'[' || coalesce(string_agg(row_to_json(f)::text, ','), '') || ']'`,
}

/**
 * The settlements that a filter leaves, most recently entered first, as JSON text of `LiquidacionFila[]`.
 *
 * The database writes the JSON. With ten years of settlements (219,000) that takes a third of the time of fetching the
 * rows and turning each into text here on SQLite, and a quarter of this process's work on PostgreSQL.
 */
export async function listarLiquidaciones(
  { db, engine }: Pick<Dependencias, 'db' | 'engine'>,
  filtro: Filtro = {},
): Promise<string> {
  const { fechaInicial, fechaFinal, numero, documento, liquidada } = filtro
  let elegidas = filas(db).orderBy('l.id', 'desc')
  if (fechaInicial) elegidas = elegidas.where('l.fecha', '>=', fechaInicial)
  if (fechaFinal) elegidas = elegidas.where('l.fecha', '<=', fechaFinal)
  if (numero) elegidas = elegidas.where('l.busNumero', '=', numero)
  if (documento) elegidas = elegidas.where('c.documento', '=', documento)
  if (liquidada) elegidas = elegidas.where('l.liquidada', '=', liquidada === 'true' ? 1 : 0)

  const { rows } = await sql<{ json: string }>`
    select ${LISTA_EN_JSON[engine]} as json from (${elegidas}) as f`.execute(db)
  return rows[0]?.json ?? '[]'
}
