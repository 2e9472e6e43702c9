import type { Periodo } from '../../contract/fechas'
import { setImmediate } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import type * as z from '../../contract/zod'
import { LiquidacionExportadaSchema, LiquidacionFilaSchema } from '../../contract/liquidaciones'
import { type FiltroLiquidacionesSchema } from '../../contract/liquidacionesQueries'
import { type EngineDb } from '../db/types'
import { readJsonRows, type JsonQuery } from '../streaming/json-rows'
import { readByDays } from '../streaming/by-days'
import { jsonArray } from '../streaming/json-stream'
import { selectExportadas, selectFilas } from './rows'

type Filter = z.output<typeof FiltroLiquidacionesSchema>

/** Rows of the first statement, which the person waits for, and of the others: a few milliseconds each on SQLite. */
const FIRST_PAGE = 100
const PAGE = 1000

/** Query of the settlements `l` under a condition: its rows with their `id`, and their columns. */
type Listing = (
  base: EngineDb,
  which: RawBuilder<boolean>,
) => Pick<JsonQuery<unknown>, 'query' | 'columns' | 'flags'>

const LIST: Listing = ({ db }, which) => ({
  query: selectFilas(db).select('l.id').where(which),
  columns: Object.keys(LiquidacionFilaSchema.shape),
  flags: ['liquidada'],
})

const EXPORTED: Listing = (base, which) => ({
  query: selectExportadas(base).select('l.id').where(which),
  columns: Object.keys(LiquidacionExportadaSchema.shape),
})

/** The rows of a listing as JSON, the latest entered first, and the lowest id. */
const readPage = (base: EngineDb, listing: Listing, which: RawBuilder<boolean>, limit?: number) =>
  readJsonRows(base, {
    ...listing(base, which),
    orderBy: sql`"id" desc`,
    limit,
    figures: sql<{ ultima: number | null }>`min(f.id) as "ultima"`,
  })

async function* readAll(base: EngineDb, listing: Listing) {
  let limit = FIRST_PAGE
  let which = sql<boolean>`true`
  for (;;) {
    const { json, ultima } = await readPage(base, listing, which, limit)
    if (ultima === null) return
    yield json
    await setImmediate()
    limit = PAGE
    which = sql`l.id < ${ultima}`
  }
}

/** The ids of the filtered settlements of some days. */
async function idsOfDays({ db }: EngineDb, filter: Filter, { desde, hasta }: Periodo) {
  const { numero, documento, liquidada } = filter
  let chosen = db
    .selectFrom('liquidaciones as l')
    .select('l.id')
    .where('l.fecha', '>=', desde)
    .where('l.fecha', '<=', hasta)
  if (numero) chosen = chosen.where('l.busNumero', '=', numero)
  if (documento)
    chosen = chosen.where('l.conductorUuid', '=', (eb) =>
      eb.selectFrom('conductores as c').select('c.uuid').where('c.documento', '=', documento),
    )
  // A literal, not a parameter: the partial index of pending settlements needs it.
  if (liquidada) chosen = chosen.where('l.liquidada', '=', sql.lit(liquidada === 'true' ? 1 : 0))
  return chosen.execute()
}

/** Reads all filtered ids, then their rows, the latest entered first. */
async function* readFiltered(base: EngineDb, listing: Listing, filter: Filter) {
  const found: number[] = []
  for await (const rows of readByDays(base, filter, (range) => idsOfDays(base, filter, range)))
    for (const { id } of rows) found.push(id)
  found.sort((a, b) => b - a)

  let limit = FIRST_PAGE
  for (let i = 0; i < found.length;) {
    const { json } = await readPage(base, listing, sql`l.id in (${sql.join(found.slice(i, i + limit))})`)
    yield json
    await setImmediate()
    i += limit
    limit = PAGE
  }
}

const readListing = (base: EngineDb, listing: Listing, filter: Filter) =>
  jsonArray(
    Object.values(filter).some(Boolean) ? readFiltered(base, listing, filter) : readAll(base, listing),
  )

/**
 * The filtered settlements of a snapshot, the latest entered first, as the JSON text of `LiquidacionFila[]` in pieces. Between two
 * pieces other requests are answered.
 */
export const searchLiquidaciones = (base: EngineDb, filter: Filter = {}) => readListing(base, LIST, filter)

/** As {@link searchLiquidaciones}, the JSON text of `LiquidacionExportada[]`. */
export const exportedLiquidaciones = (base: EngineDb, filter: Filter) => readListing(base, EXPORTED, filter)
