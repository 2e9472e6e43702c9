import pg from 'pg'
import { watchConnections } from './connection-watch'

const { builtins } = pg.types
const PARSERS = new Map<number, (text: string) => unknown>([
  // A date stays text: as an instant it would move a day in some zones.
  [builtins.DATE, (text) => text],
  // Sums of pesos fit a double exactly (up to 9 * 10^15), so both engines return numbers.
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
])

const typeParser = (oid: number, format?: 'text' | 'binary') =>
  (format === 'binary' ? undefined : PARSERS.get(oid)) ??
  (pg.types.getTypeParser(oid, format ?? 'text') as (text: string) => unknown)

/**
 * A pool of at most ten connections. A connection that cannot be made, or no longer answers, fails within 3 s; a statement is given
 * up after 15 s.
 * @param onFailure called when a connection is lost.
 */
export function openPool(databaseUrl: string, onFailure: (error: Error) => void) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 2500,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    application_name: 'cochera',
    types: { getTypeParser: typeParser },
  })
  // The pool listens to idle connections only: without a listener of its own, a connection lost between two statements of a
  // transaction would end the process.
  pool.on('connect', (client) => client.on('error', onFailure))
  pool.on('error', () => undefined)
  watchConnections(pool, databaseUrl)
  return pool
}
