import { sql, type RawBuilder } from 'kysely'
import { type GastosTable } from '../db/settlement-tables'
import { type Engine } from '../db/types'

/**
 * Joins the expenses settlement by settlement: those of some days are few among all years. SQLite keeps the order of a cross join.
 * PostgreSQL needs a lateral join, or it reads all expenses for each range of days. The condition stands only once: twice, its planner
 * expects next to no expenses and scans the drivers for each.
 */
export const OF_EACH_LIQUIDACION: Record<
  Engine,
  { table: RawBuilder<GastosTable>; joined: RawBuilder<boolean> }
> = {
  sqlite: { table: sql`gastos`, joined: sql`g."liquidacionUuid" = l.uuid` },
  postgres: {
    table: sql`lateral (select * from gastos where gastos."liquidacionUuid" = l.uuid offset 0)`,
    joined: sql`true`,
  },
}
