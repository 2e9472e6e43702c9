import type { Config } from 'jest'
import type { BrowserServer } from 'playwright-core'
import { findBrowser, serveBrowser } from './browser'
import { buildProduct, makeDemonstration, type Demonstration } from './product'
import { sharePostgres } from './postgres'
import { timed } from './timed'

declare global {
  var testBrowsers: BrowserServer[] | undefined
  var testDemonstration: Demonstration | undefined
}

/**
 * Fails before the first test when the browser or the build is missing; after `npm run build` this one comes from webpack's cache.
 * The workers then find both ready, with a browser for each worker, the demonstration's data to copy, and the run's PostgreSQL.
 */
export default async function setUp({ maxWorkers }: Config & { maxWorkers: number }) {
  process.env.CHROME_PATH = findBrowser()
  if (!process.env.E2E_SKIP_BUILD) await timed('build', async () => buildProduct())
  globalThis.testDemonstration = await makeDemonstration()
  globalThis.testBrowsers = await Promise.all(Array.from({ length: maxWorkers }, serveBrowser))
  process.env.TEST_BROWSERS = globalThis.testBrowsers.map((browser) => browser.wsEndpoint()).join(' ')
  await sharePostgres()
}
