import { setImmediate } from 'node:timers/promises'
import { sql, type Expression, type RawBuilder } from 'kysely'
import type * as z from '../../contract/zod'
import {
  LiquidacionExportadaSchema,
  LiquidacionFilaSchema,
  type FiltroLiquidacionesSchema,
} from '../../contract/liquidaciones'
import type { Db, Engine } from '../db/connection'
import { enUnMomento, leerPieza, type Base, type Origen } from '../db/piezas'
import { porTramos, type Tramo } from '../db/tramos'
import { listaDe } from '../piezas'
import { exportedFigures, filas } from './consultas'

type Filtro = z.output<typeof FiltroLiquidacionesSchema>

/** Rows of the first statement, which somebody waits for, and of the others: they take SQLite a few milliseconds. */
const AL_EMPEZAR = 100
const POR_PAGINA = 1000

/** What is read of each settlement. */
interface Listing {
  /** The rows of those that a condition on `l` leaves, with their `id`. */
  rows: (db: Db, which: RawBuilder<boolean>) => Expression<unknown>
  columns: readonly string[]
  flags: readonly string[]
}

const LIST: Listing = {
  rows: (db, which) => filas(db).select('l.id').where(which),
  columns: Object.keys(LiquidacionFilaSchema.shape),
  flags: ['liquidada'],
}

const EXPORTED: Listing = {
  rows: (db, which) => exportedFigures(db).select('l.id').where(which),
  columns: Object.keys(LiquidacionExportadaSchema.shape),
  flags: [],
}

/** The rows of a query as JSON, the most recently entered first, and the id of the last of them. */
const pagina = (base: Base, { rows, columns, flags }: Listing, which: RawBuilder<boolean>, limite?: number) =>
  leerPieza(base, {
    consulta: rows(base.db, which),
    columnas: columns,
    banderas: flags,
    orden: sql`"id" desc`,
    limite,
    cifras: sql<{ ultima: number | null }>`min(f.id) as "ultima"`,
  })

async function* todas(base: Base, listing: Listing) {
  let limite = AL_EMPEZAR
  let which = sql<boolean>`true`
  for (;;) {
    const { json, ultima } = await pagina(base, listing, which, limite)
    if (ultima === null) return
    yield json
    await setImmediate()
    limite = POR_PAGINA
    which = sql`l.id < ${ultima}`
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
async function idsDelTramo({ db, engine }: Base, filtro: Filtro, { desde, hasta }: Tramo) {
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
async function* filtradas(base: Base, listing: Listing, filtro: Filtro) {
  const encontrados: number[] = []
  for await (const ids of porTramos(base, 'liquidaciones', filtro, (tramo) =>
    idsDelTramo(base, filtro, tramo),
  ))
    for (const id of ids) encontrados.push(Number(id))
  // Numbers by themselves are put in order in a tenth of the time of a list that might hold anything.
  const enOrden = Float64Array.from(encontrados).sort().reverse()

  let limite = AL_EMPEZAR
  for (let i = 0; i < enOrden.length;) {
    const ids = enOrden.subarray(i, i + limite).join()
    const { json } = await pagina(base, listing, ENTRE[base.engine](ids))
    yield json
    await setImmediate()
    i += limite
    limite = POR_PAGINA
  }
}

const listed = (origen: Origen, listing: Listing, filtro: Filtro): AsyncGenerator<string> => {
  const sinFiltro = Object.values(filtro).every((valor) => !valor)
  return listaDe(
    enUnMomento(origen, (base) => (sinFiltro ? todas(base, listing) : filtradas(base, listing, filtro))),
  )
}

/**
 * The settlements that a filter leaves, most recently entered first, as the JSON text of `LiquidacionFila[]` in pieces, as the
 * database is at one moment. Other requests are answered between two of them.
 */
export const paginasDeLiquidaciones = (origen: Origen, filtro: Filtro = {}) => listed(origen, LIST, filtro)

/** As {@link paginasDeLiquidaciones}, the JSON text of `LiquidacionExportada[]`. */
export const exportedLiquidaciones = (origen: Origen, filtro: Filtro) => listed(origen, EXPORTED, filtro)
