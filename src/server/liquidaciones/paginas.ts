import { setImmediate } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import type * as z from '../../contract/zod'
import { LiquidacionFilaSchema, type FiltroLiquidacionesSchema } from '../../contract/liquidaciones'
import { type Engine, type EngineDb } from '../db/types'
import { readJsonRows } from '../streaming/json-rows'
import { type SnapshotReader } from '../streaming/snapshots'
import { readByDays, type DayRange } from '../streaming/by-days'
import { jsonArray } from '../streaming/json-stream'
import { filas } from './consultas'

type Filtro = z.output<typeof FiltroLiquidacionesSchema>

/** Rows of the first statement, which somebody waits for, and of the others: they take SQLite a few milliseconds. */
const AL_EMPEZAR = 100
const POR_PAGINA = 1000

const consulta = ({ db }: EngineDb) => filas(db).select('l.id')

/** The rows of a query as JSON, the most recently entered first, and the id of the last of them. */
const pagina = (base: EngineDb, elegidas: ReturnType<typeof consulta>, limite?: number) =>
  readJsonRows(base, {
    query: elegidas,
    columns: Object.keys(LiquidacionFilaSchema.shape),
    flags: ['liquidada'],
    orderBy: sql`"id" desc`,
    limit: limite,
    figures: sql<{ ultima: number | null }>`min(f.id) as "ultima"`,
  })

async function* todas(base: EngineDb) {
  let limite = AL_EMPEZAR
  let elegidas = consulta(base)
  for (;;) {
    const { json, ultima } = await pagina(base, elegidas, limite)
    if (ultima === null) return
    yield json
    await setImmediate()
    limite = POR_PAGINA
    elegidas = consulta(base).where('l.id', '<', ultima)
  }
}

const IDS: Record<Engine, RawBuilder<string | null>> = {
  sqlite: sql`group_concat(l.id)`,
  postgres: sql`string_agg(l.id::text, ',')`,
}

/** That it is one of these, which come as one text however many they are. */
const ENTRE: Record<Engine, (ids: string) => RawBuilder<boolean>> = {
  sqlite: (ids) => sql`l.id in (select value from json_each(${`[${ids}]`}))`,
  postgres: (ids) => sql`l.id = any(${`{${ids}}`}::bigint[])`,
}

/** The ids of the settlements of some days that a filter leaves, by whichever index serves it best. */
async function idsDelTramo({ db, engine }: EngineDb, filtro: Filtro, { desde, hasta }: DayRange) {
  const { numero, documento, liquidada } = filtro
  let elegidos = db
    .selectFrom('liquidaciones as l')
    .select(IDS[engine].as('ids'))
    .where('l.fecha', '>=', desde)
    .where('l.fecha', '<=', hasta)
  if (numero) elegidos = elegidos.where('l.busNumero', '=', numero)
  if (documento)
    elegidos = elegidos.where('l.conductorUuid', '=', (eb) =>
      eb.selectFrom('conductores as c').select('c.uuid').where('c.documento', '=', documento),
    )
  // Not as a parameter: the index of the pending ones serves a query that is known beforehand to want those alone.
  if (liquidada) elegidos = elegidos.where('l.liquidada', '=', sql.lit(liquidada === 'true' ? 1 : 0))
  const { ids } = await elegidos.executeTakeFirstOrThrow()
  return ids?.split(',') ?? []
}

/** The ids that a filter leaves, the last first, and then their rows. */
async function* filtradas(base: EngineDb, filtro: Filtro) {
  const encontrados: number[] = []
  for await (const ids of readByDays(base, filtro, (tramo) => idsDelTramo(base, filtro, tramo)))
    for (const id of ids) encontrados.push(Number(id))
  // Numbers by themselves are put in order in a tenth of the time of a list that might hold anything.
  const enOrden = Float64Array.from(encontrados).sort().reverse()

  let limite = AL_EMPEZAR
  for (let i = 0; i < enOrden.length;) {
    const { json } = await pagina(
      base,
      consulta(base).where(ENTRE[base.engine](enOrden.subarray(i, i + limite).join())),
    )
    yield json
    await setImmediate()
    i += limite
    limite = POR_PAGINA
  }
}

/**
 * The settlements that a filter leaves, most recently entered first, as the JSON text of `LiquidacionFila[]` in pieces, as the
 * database is at one moment. Other requests are answered between two of them.
 */
export function paginasDeLiquidaciones(
  readSnapshot: SnapshotReader,
  filtro: Filtro = {},
): AsyncGenerator<string> {
  const sinFiltro = Object.values(filtro).every((valor) => !valor)
  return jsonArray(readSnapshot((base) => (sinFiltro ? todas(base) : filtradas(base, filtro))))
}
