import type { Periodo } from '../../contract/fechas'
import { sql } from 'kysely'
import { GastoFilaSchema, type FiltroGastosSchema, type ReporteGastos } from '../../contract/gastos'
import { sinInvisibles } from '../../contract/identificadores'
import { claveDe } from '../../contract/sinAcentos'
import type * as z from '../../contract/zod'
import { type EngineDb } from '../db/types'
import { readJsonRows } from '../streaming/json-rows'
import { jsonTableByDays } from '../streaming/by-days'
import { OF_EACH_LIQUIDACION } from './of-settlements'

const COLUMNS = Object.keys(GastoFilaSchema.shape)

/** A name as it is compared: without accents, case, repeated blanks and what nobody sees. */
export const plain = (text: string) => claveDe(sinInvisibles(text))

export type Filter = z.output<typeof FiltroGastosSchema>

/** The expenses of some days, of a bus, a driver and a name where they are asked for; in a list, since a query can be awaited. */
export async function gastosOf(
  { db, engine }: EngineDb,
  { numero, documento, nombre }: Filter,
  { desde, hasta }: Periodo,
) {
  const { table, joined } = OF_EACH_LIQUIDACION[engine]
  let query = db
    .selectFrom('liquidaciones as l')
    // Before the expenses: a driver is looked up once for each settlement.
    .leftJoin('conductores as c', 'c.uuid', 'l.conductorUuid')
    .crossJoin(table.as('g'))
    .where(joined)
    .where('l.fecha', '>=', desde)
    .where('l.fecha', '<=', hasta)
  if (numero) query = query.where('l.busNumero', '=', numero)
  if (documento)
    query = query.where('l.conductorUuid', '=', (eb) =>
      eb.selectFrom('conductores as d').select('d.uuid').where('d.documento', '=', documento),
    )
  if (nombre) {
    // Neither engine compares without accents by itself.
    const sought = plain(nombre)
    const stored = await query.select('g.nombre').distinct().execute()
    const names = stored.map((one) => one.nombre).filter((one) => plain(one).includes(sought))
    query = query.where((eb) => (names.length > 0 ? eb('g.nombre', 'in', names) : sql<boolean>`1 = 0`))
  }
  return [query] as const
}

async function readDays(base: EngineDb, filter: Filter, range: Periodo) {
  const [gastos] = await gastosOf(base, filter, range)
  const query = gastos
    .select(['l.id', 'g.orden', 'g.uuid', 'g.nombre', 'g.valor', 'l.fecha', 'l.busNumero'])
    .select('c.documento as conductorDocumento')
    .select((eb) => eb.fn.coalesce('c.nombre', eb.val('')).as('conductorNombre'))
  return readJsonRows(base, {
    query,
    columns: COLUMNS,
    orderBy: sql`"fecha" desc, "id" desc, "orden"`,
    figures: sql<{ dias: number; total: number }>`
      count(distinct f."fecha") as "dias",
      coalesce(sum(f."valor"), 0) as "total"`,
  })
}

/**
 * The expenses of settlements, the latest first, with their total and the average per day. `nombre` is found anywhere
 * in the name, whatever its case, its accents and their Unicode form. @returns the JSON of a `ReporteGastos` in pieces.
 */
export const listGastos = (base: EngineDb, filter: Filter) =>
  jsonTableByDays(base, {
    listName: 'gastos',
    limits: filter,
    zeros: { dias: 0, total: 0 },
    read: (range) => readDays(base, filter, range),
    // The average is per distinct day that has an expense, in whole pesos, half up; 0 when there is none.
    totals: ({ dias, total }): Omit<ReporteGastos, 'gastos'> => ({
      promedioGastosDia: dias && Math.round(total / dias),
      totalGasto: total,
    }),
  })
