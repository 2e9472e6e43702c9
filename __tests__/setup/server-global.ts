import { prepareBundle } from './bundles'
import { ENGINES } from './engines'
import { startPostgres, type TestPostgres } from './postgres'

declare global {
  var testPostgres: TestPostgres | undefined
}

/** One cluster for the whole run; each file of tests makes its own databases in it. */
export default async function setUp() {
  await prepareBundle('server')
  if (!ENGINES.includes('postgres')) return
  globalThis.testPostgres = await startPostgres()
  process.env.TEST_POSTGRES_URL = globalThis.testPostgres.url
}
