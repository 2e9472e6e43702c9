import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { diasEntre, sumarDias, type Periodo } from '../../contract/fechas'
import { type EngineDb } from '../db/types'
import { jsonObject, type Rows } from './json-stream'

/** Days of the first statement. */
const FIRST_DAYS = 4

/**
 * Milliseconds that one statement should take. SQLite works in this process, which answers nobody meanwhile; PostgreSQL works
 * elsewhere, and gets fewer, longer statements.
 */
const TARGET_DURATION = { sqlite: 8, postgres: 40 }

interface DateLimits {
  fechaInicial?: string | null
  fechaFinal?: string | null
}

/** The days with settlements between two limits; null when there are none. */
async function daysWithRows(
  { db }: EngineDb,
  { fechaInicial, fechaFinal }: DateLimits,
): Promise<Periodo | null> {
  // Two subqueries: each is found at one end of the index, while both in one query scan all of it.
  const edge = (which: 'min' | 'max') =>
    sql<string | null>`(select ${sql.raw(which)}(fecha) from liquidaciones)`
  const { first, last } = await db
    .selectNoFrom([edge('min').as('first'), edge('max').as('last')])
    .executeTakeFirstOrThrow()
  if (first === null || last === null) return null
  const desde = fechaInicial && fechaInicial > first ? fechaInicial : first
  const hasta = fechaFinal && fechaFinal < last ? fechaFinal : last
  return desde <= hasta ? { desde, hasta } : null
}

/**
 * Reads the settlements, or what hangs from them, from the last day to the first. Each statement takes as many days as fit in
 * {@link TARGET_DURATION}; between two statements other requests are answered.
 */
export async function* readByDays<T>(
  base: EngineDb,
  limits: DateLimits,
  read: (range: Periodo) => Promise<T>,
): AsyncGenerator<T> {
  const days = await daysWithRows(base, limits)
  let count = FIRST_DAYS
  for (let hasta = days?.hasta ?? ''; days && hasta >= days.desde; await setImmediate()) {
    count = Math.min(count, diasEntre(days.desde, hasta) + 1)
    const desde = sumarDias(hasta, 1 - count)
    const start = performance.now()
    const result = await read({ desde, hasta })
    const factor = TARGET_DURATION[base.engine] / (performance.now() - start)
    count = Math.max(1, Math.floor(count * Math.min(4, factor)))
    hasta = sumarDias(desde, -1)
    yield result
  }
}

interface Table<Figures> {
  limits?: DateLimits
  /** The list's name in the answer. */
  listName: string
  zeros: Figures
  read: (range: Periodo) => Promise<Figures & { json: Rows }>
  /** The other members of the answer, from the figures of all days. */
  totals: (sums: Figures) => object
}

/**
 * The JSON, in pieces, of a list by days with figures over it. Figures are added up from statement to statement, so each must
 * be a sum, or a count of days.
 */
export function jsonTableByDays<Figures extends Record<keyof Figures, number>>(
  base: EngineDb,
  { limits = {}, listName, zeros, read, totals }: Table<Figures>,
) {
  const sums = { ...zeros }
  async function* rows() {
    for await (const { json, ...figures } of readByDays(base, limits, read)) {
      for (const name of Object.keys(sums) as (keyof Figures)[])
        sums[name] = (sums[name] + (figures as unknown as Figures)[name]) as Figures[keyof Figures]
      yield json
    }
  }
  return jsonObject(listName, rows(), () => totals(sums))
}
