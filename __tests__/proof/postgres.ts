import { ENGINES } from '../setup/engines'
import { startPostgres } from '../setup/postgres'

/** Runs `fn` beside a PostgreSQL for tests, when PostgreSQL is among the databases that are asked for. A failure ends the process with 1. */
export async function withPostgres(fn: () => Promise<void>): Promise<void> {
  const postgres = ENGINES.includes('postgres') ? await startPostgres() : undefined
  if (postgres) process.env.TEST_POSTGRES_URL = postgres.url
  try {
    await fn()
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  } finally {
    await postgres?.stop()
  }
}
