import { sql, type RawBuilder } from 'kysely'
import { GastoFilaSchema, type FiltroGastosSchema, type ReporteGastos } from '../../contract/gastos'
import type * as z from '../../contract/zod'
import { type Engine, type EngineDb } from '../db/types'
import { readJsonRows } from '../streaming/json-rows'
import { type SnapshotReader } from '../streaming/snapshots'
import { type GastosTable } from '../db/schema'
import { jsonTableByDays, type DayRange } from '../streaming/by-days'

const COLUMNAS = Object.keys(GastoFilaSchema.shape)

// Neither SQLite's lower() nor that of a PostgreSQL made with the C locale knows letters beyond ASCII.
const MAYUSCULAS = [...'ÁÉÍÓÚÜÑ']
const enMinusculas = (columna: string): RawBuilder<string> =>
  MAYUSCULAS.reduce(
    (texto, letra) => sql<string>`replace(${texto}, ${sql.lit(letra)}, ${sql.lit(letra.toLowerCase())})`,
    sql<string>`lower(${sql.ref(columna)})`,
  )

/** A pattern for LIKE that finds the text anywhere; what the text has of a pattern is taken literally. */
const contiene = (texto: string): string => `%${texto.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

interface Cifras {
  dias: number
  total: number
}

/** The average is per distinct day that has an expense, in whole pesos, half up; 0 when there is none. */
const totales = ({ dias, total }: Cifras): Omit<ReporteGastos, 'gastos'> => ({
  promedioGastosDia: dias && Math.round(total / dias),
  totalGasto: total,
})

type Filtro = z.output<typeof FiltroGastosSchema>

/**
 * The expenses, looked for settlement by settlement, since the settlements of some days are few among those of all years. SQLite
 * keeps the order of a cross join; PostgreSQL would read all the expenses for each stretch of days, if it were let. It is told
 * of the settlement once: twice would have it expect next to no expenses, and look for the driver of each among all of them.
 */
const DE_CADA_UNA: Record<Engine, { tabla: RawBuilder<GastosTable>; son: RawBuilder<boolean> }> = {
  sqlite: { tabla: sql`gastos`, son: sql`g."liquidacionUuid" = l.uuid` },
  postgres: {
    tabla: sql`lateral (select * from gastos where gastos."liquidacionUuid" = l.uuid offset 0)`,
    son: sql`true`,
  },
}

const delTramo = (base: EngineDb, { nombre, numero, documento }: Filtro, { desde, hasta }: DayRange) => {
  const { tabla, son } = DE_CADA_UNA[base.engine]
  let consulta = base.db
    .selectFrom('liquidaciones as l')
    .crossJoin(tabla.as('g'))
    .where(son)
    .leftJoin('conductores as c', 'c.uuid', 'l.conductorUuid')
    .select(['l.id', 'g.orden', 'g.uuid', 'g.nombre', 'g.valor', 'l.fecha', 'l.busNumero'])
    .select((eb) => eb.fn.coalesce('c.nombre', eb.val('')).as('conductorNombre'))
    .where('l.fecha', '>=', desde)
    .where('l.fecha', '<=', hasta)
  if (nombre)
    consulta = consulta.where(sql<boolean>`${enMinusculas('g.nombre')} like ${contiene(nombre)} escape '\\'`)
  if (numero) consulta = consulta.where('l.busNumero', '=', numero)
  if (documento)
    consulta = consulta.where('l.conductorUuid', '=', (eb) =>
      eb.selectFrom('conductores as d').select('d.uuid').where('d.documento', '=', documento),
    )
  return readJsonRows(base, {
    query: consulta,
    columns: COLUMNAS,
    orderBy: sql`"fecha" desc, "id" desc, "orden"`,
    figures: sql<Cifras>`
      count(distinct f."fecha") as "dias",
      coalesce(sum(f."valor"), 0) as "total"`,
  })
}

/**
 * The expenses of settlements, the latest first, with their total and the average per day. `nombre` is found anywhere
 * in the name, whatever the case, accents as typed. @returns the JSON text of a `ReporteGastos` in pieces.
 */
export const reporteGastos = (readSnapshot: SnapshotReader, filtro: Filtro): AsyncGenerator<string> =>
  readSnapshot((base) =>
    jsonTableByDays(base, {
      listName: 'gastos',
      limits: filtro,
      zeros: { dias: 0, total: 0 },
      read: (tramo) => delTramo(base, filtro, tramo),
      totals: totales,
    }),
  )
