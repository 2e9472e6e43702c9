import { createCluster } from './cluster'
import { dropDatabases } from './databases'
import { ENGINES } from './engines'

export interface TestPostgres {
  /** Connection string of a user who may create databases. */
  url: string
  stop(): Promise<void>
}

/** A real PostgreSQL for the tests: the one of TEST_DATABASE_URL, else a throw-away cluster. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: dropDatabases }
  const cluster = await createCluster({ synchronous_commit: 'off' })
  await cluster.start()
  return {
    url: cluster.url,
    stop: async () => {
      await cluster.end('SIGQUIT')
      cluster.remove()
    },
  }
}

declare global {
  var testPostgres: TestPostgres | undefined
}

/** One cluster for the whole run; each file of tests makes its own databases in it. */
export async function sharePostgres(): Promise<void> {
  if (!ENGINES.includes('postgres')) return
  globalThis.testPostgres ??= await startPostgres()
  process.env.TEST_POSTGRES_URL = globalThis.testPostgres.url
}

/** Ends what {@link sharePostgres} began. */
export async function stopSharedPostgres(): Promise<void> {
  const postgres = globalThis.testPostgres
  globalThis.testPostgres = undefined
  await postgres?.stop()
}
