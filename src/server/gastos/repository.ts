import { sql, type RawBuilder } from 'kysely'
import { GastoFilaSchema, type FiltroGastosSchema, type ReporteGastos } from '../../contract/gastos'
import type * as z from '../../contract/zod'
import { type EngineDb } from '../db/types'
import { readJsonRows } from '../streaming/json-rows'
import { jsonTableByDays, type DayRange } from '../streaming/by-days'
import { OF_EACH_LIQUIDACION } from './of-settlements'

const COLUMNS = Object.keys(GastoFilaSchema.shape)

// lower() of SQLite, and of a PostgreSQL with the C locale, knows ASCII only.
const UPPER_CASE = [...'ÁÉÍÓÚÜÑ']
const lowerCase = (columna: string): RawBuilder<string> =>
  UPPER_CASE.reduce(
    (text, letter) => sql<string>`replace(${text}, ${sql.lit(letter)}, ${sql.lit(letter.toLowerCase())})`,
    sql<string>`lower(${sql.ref(columna)})`,
  )

/** A LIKE pattern that finds the text anywhere, taken literally. */
const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

type Filter = z.output<typeof FiltroGastosSchema>

const readDays = (base: EngineDb, { nombre, numero, documento }: Filter, { desde, hasta }: DayRange) => {
  const { table, joined } = OF_EACH_LIQUIDACION[base.engine]
  let query = base.db
    .selectFrom('liquidaciones as l')
    // Before the expenses: a driver is looked up once for each settlement.
    .leftJoin('conductores as c', 'c.uuid', 'l.conductorUuid')
    .crossJoin(table.as('g'))
    .where(joined)
    .select(['l.id', 'g.orden', 'g.uuid', 'g.nombre', 'g.valor', 'l.fecha', 'l.busNumero'])
    .select('c.documento as conductorDocumento')
    .select((eb) => eb.fn.coalesce('c.nombre', eb.val('')).as('conductorNombre'))
    .where('l.fecha', '>=', desde)
    .where('l.fecha', '<=', hasta)
  if (nombre)
    query = query.where(sql<boolean>`${lowerCase('g.nombre')} like ${containing(nombre)} escape '\\'`)
  if (numero) query = query.where('l.busNumero', '=', numero)
  if (documento)
    query = query.where('l.conductorUuid', '=', (eb) =>
      eb.selectFrom('conductores as d').select('d.uuid').where('d.documento', '=', documento),
    )
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
 * in the name, whatever the case, accents as typed. @returns the JSON of a `ReporteGastos` in pieces.
 */
export const listGastos = (base: EngineDb, filter: Filter): AsyncGenerator<Buffer> =>
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
