/** The office in which drivers, buses, fares and holidays are kept, and its tables. */
import { cleanup, screen } from '@testing-library/react'
import { openTestApp, type TestApp } from './page'

/**
 * An office whose day, for the server, is 20 March 2090: sessions are dated by the machine's clock and must not come from the
 * server's future. The screen's code is loaded already, so that the first test's time is its own.
 */
export async function openTestAppAt(path: string): Promise<TestApp> {
  const testApp = await openTestApp({ now: '2090-03-20T17:00:00Z' })
  await openTable(testApp, path)
  cleanup()
  return testApp
}

/** Leaves the office without drivers, buses, fares or holidays. */
export async function clearFleet({ db }: TestApp) {
  for (const table of ['buses', 'conductores', 'pasajes', 'festivos'] as const)
    await db.deleteFrom(table).execute()
}

/** Opens a screen and waits for its table's rows, or for the words that there are none. */
export async function openTable(testApp: TestApp, path: string, usuario = 'admin') {
  const view = await testApp.open(path, usuario)
  await screen.findByText(/^No hay .+\.$|^[1-9]\d*–\d+ de [\d.]+$/, undefined, { timeout: 20_000 })
  return view
}
