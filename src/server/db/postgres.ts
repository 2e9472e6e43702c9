import pg from 'pg'
import { vigilar } from './vigilancia'

const { builtins } = pg.types
const ANALIZADORES = new Map<number, (texto: string) => unknown>([
  // A date stays the text it is: as an instant it would move a day in some zones.
  [builtins.DATE, (texto) => texto],
  // Sums of pesos fit a double exactly (up to 9 * 10^15), so both engines answer numbers.
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
])

const analizador = (oid: number, formato?: 'text' | 'binary'): ((texto: string) => unknown) =>
  (formato === 'binary' ? undefined : ANALIZADORES.get(oid)) ??
  (pg.types.getTypeParser(oid, formato ?? 'text') as (texto: string) => unknown)

/**
 * Connections to PostgreSQL, at most ten for this process. A connection that cannot be made, or on which
 * PostgreSQL no longer answers, fails within 3 s, and a statement is given up after 15 s.
 * @param alFallar hears of the connections that were lost; without it the process would die of them.
 */
export function abrirPool(databaseUrl: string, alFallar: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 2500,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    application_name: 'cochera',
    types: { getTypeParser: analizador },
  })
  // Every connection has its own listener from the start: the pool hears of the idle ones alone, and one that is lost
  // between two statements of a transaction would end the process. Its next statement fails and is answered as such.
  pool.on('connect', (client) => client.on('error', alFallar))
  pool.on('error', () => undefined)
  vigilar(pool, databaseUrl)
  return pool
}
