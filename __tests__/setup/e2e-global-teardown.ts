import { stopSharedPostgres } from './postgres'

export default async function tearDown() {
  await Promise.all((globalThis.testBrowsers ?? []).map((browser) => browser.close()))
  globalThis.testDemonstration?.remove()
  await stopSharedPostgres()
}
