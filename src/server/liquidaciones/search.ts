import { setImmediate } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import type * as z from '../../contract/zod'
import { LiquidacionFilaSchema, type FiltroLiquidacionesSchema } from '../../contract/liquidaciones'
import { type Engine, type EngineDb } from '../db/types'
import { readJsonRows } from '../streaming/json-rows'
import { type SnapshotReader } from '../streaming/snapshots'
import { readByDays, type DayRange } from '../streaming/by-days'
import { jsonArray } from '../streaming/json-stream'
import { selectFilas } from './rows'

type Filter = z.output<typeof FiltroLiquidacionesSchema>

/** Rows of the first statement, which somebody waits for, and of the others: they take SQLite a few milliseconds. */
const FIRST_PAGE = 100
const PAGE = 1000

const selectWithId = ({ db }: EngineDb) => selectFilas(db).select('l.id')

/** The rows of a query as JSON, the most recently entered first, and the id of the last of them. */
const readPage = (base: EngineDb, chosen: ReturnType<typeof selectWithId>, limit?: number) =>
  readJsonRows(base, {
    query: chosen,
    columns: Object.keys(LiquidacionFilaSchema.shape),
    flags: ['liquidada'],
    orderBy: sql`"id" desc`,
    limit: limit,
    figures: sql<{ ultima: number | null }>`min(f.id) as "ultima"`,
  })

async function* readAll(base: EngineDb) {
  let limit = FIRST_PAGE
  let chosen = selectWithId(base)
  for (;;) {
    const { json, ultima } = await readPage(base, chosen, limit)
    if (ultima === null) return
    yield json
    await setImmediate()
    limit = PAGE
    chosen = selectWithId(base).where('l.id', '<', ultima)
  }
}

const IDS: Record<Engine, RawBuilder<string | null>> = {
  sqlite: sql`group_concat(l.id)`,
  postgres: sql`string_agg(l.id::text, ',')`,
}

/** That it is one of these, which come as one text however many they are. */
const ID_IS_AMONG: Record<Engine, (ids: string) => RawBuilder<boolean>> = {
  sqlite: (ids) => sql`l.id in (select value from json_each(${`[${ids}]`}))`,
  postgres: (ids) => sql`l.id = any(${`{${ids}}`}::bigint[])`,
}

/** The ids of the settlements of some days that a filter leaves, by whichever index serves it best. */
async function idsOfDays({ db, engine }: EngineDb, filter: Filter, { desde, hasta }: DayRange) {
  const { numero, documento, liquidada } = filter
  let chosen = db
    .selectFrom('liquidaciones as l')
    .select(IDS[engine].as('ids'))
    .where('l.fecha', '>=', desde)
    .where('l.fecha', '<=', hasta)
  if (numero) chosen = chosen.where('l.busNumero', '=', numero)
  if (documento)
    chosen = chosen.where('l.conductorUuid', '=', (eb) =>
      eb.selectFrom('conductores as c').select('c.uuid').where('c.documento', '=', documento),
    )
  // Not as a parameter: the index of the pending ones serves a query that is known beforehand to want those alone.
  if (liquidada) chosen = chosen.where('l.liquidada', '=', sql.lit(liquidada === 'true' ? 1 : 0))
  const { ids } = await chosen.executeTakeFirstOrThrow()
  return ids?.split(',') ?? []
}

/** The ids that a filter leaves, the last first, and then their rows. */
async function* readFiltered(base: EngineDb, filter: Filter) {
  const found: number[] = []
  for await (const ids of readByDays(base, filter, (range) => idsOfDays(base, filter, range)))
    for (const id of ids) found.push(Number(id))
  // Numbers by themselves are put in order in a tenth of the time of a list that might hold anything.
  const ordered = Float64Array.from(found).sort().reverse()

  let limit = FIRST_PAGE
  for (let i = 0; i < ordered.length;) {
    const { json } = await readPage(
      base,
      selectWithId(base).where(ID_IS_AMONG[base.engine](ordered.subarray(i, i + limit).join())),
    )
    yield json
    await setImmediate()
    i += limit
    limit = PAGE
  }
}

/**
 * The settlements that a filter leaves, most recently entered first, as the JSON text of `LiquidacionFila[]` in pieces, as the
 * database is at one moment. Other requests are answered between two of them.
 */
export function searchLiquidaciones(
  readSnapshot: SnapshotReader,
  filter: Filter = {},
): AsyncGenerator<string> {
  const unfiltered = Object.values(filter).every((valor) => !valor)
  return jsonArray(readSnapshot((base) => (unfiltered ? readAll(base) : readFiltered(base, filter))))
}
