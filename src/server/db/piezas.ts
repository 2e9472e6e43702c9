import { sql, type Expression, type RawBuilder } from 'kysely'
import { type Dependencias } from '../dependencias'
import { type Db, type Engine } from './connection'
import { conPaciencia } from './momentos'

/** Where moments of the database are to be had. */
export type Origen = Pick<Dependencias, 'instantanea' | 'engine'>

/** The database, or a moment of it, and which one it is. */
export interface Base {
  db: Db
  engine: Engine
}

interface Pieza<Cifras> {
  /** Its rows, in no order. */
  consulta: Expression<unknown>
  /** Those of its columns that the answer has, and which of them are flags. */
  columnas: readonly string[]
  banderas?: readonly string[]
  /** By its columns: sql`"fecha" desc, "id" desc`. */
  orden: RawBuilder<unknown>
  limite?: number
  /** Figures over the rows, which are called `f`: sql`count(*) as "filas"`. */
  cifras: RawBuilder<Cifras>
}

/**
 * How each engine writes the rows of a query named `f`, commas between them. The database writes the JSON: that takes a third
 * of the time of fetching the rows and turning each into text here on SQLite, and a quarter of this process's work on PostgreSQL.
 */
const EN_JSON: Record<Engine, (pieza: Pieza<unknown>) => RawBuilder<unknown>> = {
  // SQLite keeps to the order of the subquery, and takes half the time of ordering what it has written.
  sqlite: ({ columnas, banderas = [] }) => {
    const pares = columnas.flatMap((nombre) => {
      const columna = sql.ref(`f.${nombre}`)
      const valor = banderas.includes(nombre) ? sql`json(iif(${columna}, 'true', 'false'))` : columna
      return [sql.lit(nombre), valor]
    })
    return sql`group_concat(json_object(${sql.join(pares)}), ',')`
  },
  postgres: ({ columnas, orden }) => {
    const elegidas = sql.join(columnas.map((nombre) => sql.ref(`f.${nombre}`)))
    return sql`string_agg(row_to_json((select r from (select ${elegidas}) as r))::text, ',' order by ${orden})`
  },
}

/**
 * The rows of one query as JSON text, commas between them, with figures over the very same rows. `json` is null when there
 * are none.
 */
export async function leerPieza<Cifras extends object>(
  { db, engine }: Base,
  pieza: Pieza<Cifras>,
): Promise<Cifras & { json: string | null }> {
  const { consulta, orden, limite, cifras } = pieza
  const hasta = limite === undefined ? sql`` : sql` limit ${sql.lit(limite)}`
  const { rows } = await sql<Cifras & { json: string | null }>`
    select ${EN_JSON[engine](pieza)} as json, ${cifras}
    from (select * from ${consulta} as q order by ${orden}${hasta}) as f`.execute(db)
  const [fila] = rows
  if (!fila) throw new Error('An aggregate without groups always has one row.')
  return fila
}

/** Reads the pieces of a list as the database is at one moment. */
export async function* enUnMomento<T>(
  { instantanea, engine }: Origen,
  leer: (base: Base) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const momento = await instantanea()
  yield* conPaciencia(leer({ db: momento.db, engine }), momento)
}
