import { createCluster } from './cluster'

export interface TestPostgres {
  /** Connection string of a user who may create databases. */
  url: string
  stop(): Promise<void>
}

/** A real PostgreSQL for the tests: the one of TEST_DATABASE_URL, else a throw-away cluster. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => undefined }
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
