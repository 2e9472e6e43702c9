import { sql, type Expression, type RawBuilder } from 'kysely'
import { type Engine, type EngineDb } from '../db/types'
import { type Rows } from './json-stream'

export interface JsonQuery<Figures> {
  query: Expression<unknown>
  /** The columns of the answer, and which of them are flags. */
  columns: readonly string[]
  flags?: readonly string[]
  /** Order by the query's columns: sql`"fecha" desc, "id" desc`. */
  orderBy: RawBuilder<unknown>
  limit?: number
  /** Aggregates over the rows, named `f`: sql`count(*) as "filas"`. */
  figures: RawBuilder<Figures>
}

/**
 * The rows of a query named `f` as JSON text, commas between them. The database writes the JSON: on SQLite that takes a third of the
 * time of fetching rows and stringifying each, on PostgreSQL a quarter of this process's work.
 */
const ROWS_AS_JSON: Record<Engine, (query: JsonQuery<unknown>) => RawBuilder<unknown>> = {
  // SQLite keeps the order of the subquery; ordering the written JSON would take twice as long. Bytes are sent as they are.
  sqlite: ({ columns, flags = [] }) => {
    const pairs = columns.flatMap((name) => {
      const column = sql.ref(`f.${name}`)
      const value = flags.includes(name) ? sql`json(iif(${column}, 'true', 'false'))` : column
      return [sql.lit(name), value]
    })
    return sql`cast(group_concat(json_object(${sql.join(pairs)}), ',') as blob)`
  },
  postgres: ({ columns, orderBy }) => {
    const selected = sql.join(columns.map((name) => sql.ref(`f.${name}`)))
    return sql`string_agg(row_to_json((select r from (select ${selected}) as r))::text, ',' order by ${orderBy})`
  },
}

/** The rows of one query as JSON text, commas between them, with figures over the same rows. `json` is null without rows. */
export async function readJsonRows<Figures extends object>(
  { db, engine }: EngineDb,
  query: JsonQuery<Figures>,
) {
  const limit = query.limit === undefined ? sql`` : sql` limit ${sql.lit(query.limit)}`
  const { rows } = await sql<Figures & { json: Rows }>`
    select ${ROWS_AS_JSON[engine](query)} as json, ${query.figures}
    from (select * from ${query.query} as q order by ${query.orderBy}${limit}) as f`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An aggregate without groups always has one row.')
  return row
}
