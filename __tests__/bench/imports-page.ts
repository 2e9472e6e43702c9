/**
 * `npm run bench:importar:pagina`: settlements from an Excel file, read and judged in a browser and stored, on SQLite. It needs a build (`npm run build`)
 * and Chromium.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import { sumarDias } from '../../src/contract/fechas'
import { launchBrowser } from '../setup/browser'
import { startProduct } from '../setup/product'
import { LAST_DAY, makeCompany, USER } from './company'
import { noteTasks } from './long-tasks'

const SETTLEMENTS = Number(process.env.BENCH_SIZE ?? 22_000)
const ROWS = Number(process.env.BENCH_ROWS ?? 20_000)
const BUSES = 60
const WAIT_MS = 300_000

const HEADERS = [
  'Día',
  'Móvil',
  'Cédula',
  'Viajes',
  'Registradora inicial',
  'Registradora final',
  'Sensor',
  'Aseo',
  'Combustible',
]

/** Settlements of days on which there are none yet, with two expenses each. */
const sheet = (): SheetData => [
  HEADERS.map((value) => ({ value })),
  ...Array.from({ length: ROWS }, (_, index) => {
    const bus = index % BUSES
    const day = new Date(`${sumarDias(LAST_DAY, 1 + Math.floor(index / BUSES))}T00:00:00Z`)
    return [
      { type: Date, value: day, format: 'dd/mm/yyyy' },
      { value: String(1001 + bus) },
      { value: String(71_000_000 + bus) },
      ...[6, 1000, 1300, 350, 30_000, 150_000].map((value) => ({ value })),
    ]
  }),
]

async function measure(folder: string) {
  await makeCompany(folder, SETTLEMENTS, BUSES)
  const file = path.join(folder, 'bench.xlsx')
  await writeXlsxFile(sheet()).toFile(file)
  const product = await startProduct({ env: { DATA_DIR: folder } })
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  page.setDefaultTimeout(WAIT_MS)
  await page.addInitScript(noteTasks)
  await page.goto(product.url)
  await page.getByLabel('Usuario').fill(USER.username)
  await page.getByLabel('Clave', { exact: true }).fill(USER.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.getByRole('button', { name: 'Importar' }).click()

  const press = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  async function step(what: string, begin: () => Promise<unknown>, end: RegExp) {
    await page.evaluate(() => void (globalThis.tasks = []))
    const start = performance.now()
    await begin()
    await page.getByText(end).first().waitFor()
    const took = performance.now() - start
    const held = await page.evaluate(() => Math.max(0, ...globalThis.tasks))
    console.log(`${what}: ${(took / 1000).toFixed(1)} s, the page held for at most ${held.toFixed(0)} ms`)
  }
  await step('read', () => page.locator('input[type="file"]').setInputFiles(file), /bench\.xlsx: /)
  await step('matched and judged', () => press('Siguiente'), /^Crear /)
  await step('stored', () => press('Importar'), /^Se crearon /)
  await browser.close()
  await product.stop()
}

async function main() {
  const folder = mkdtempSync(path.join(tmpdir(), 'cochera-bench-'))
  try {
    await measure(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
