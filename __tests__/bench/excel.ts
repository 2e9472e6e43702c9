/** `npm run bench:excel`: the list of settlements as an Excel file, in a browser. It needs a build (`npm run build`) and Chromium. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { launchBrowser } from '../setup/browser'
import { startProduct } from '../setup/product'
import { makeCompany, USER } from './company'
import { noteTasks } from './long-tasks'

const SIZES = (process.env.BENCH_SIZES ?? '22000,100000').split(',').map(Number)
const WAIT_MS = 300_000

async function measure(size: number, folder: string) {
  await makeCompany(folder, size)
  const product = await startProduct({ env: { DATA_DIR: folder } })
  const browser = await launchBrowser()
  const page = await browser.newPage({ acceptDownloads: true, viewport: { width: 1366, height: 768 } })
  await page.addInitScript(noteTasks)
  await page.goto(product.url)
  await page.getByLabel('Usuario').fill(USER.username)
  await page.getByLabel('Clave', { exact: true }).fill(USER.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.getByRole('button', { name: 'Exportar', disabled: false }).waitFor({ timeout: WAIT_MS })

  await page.evaluate(() => void (globalThis.tasks = []))
  const start = performance.now()
  const download = page.waitForEvent('download', { timeout: WAIT_MS })
  await page.getByRole('button', { name: 'Más formatos' }).click()
  await page.getByRole('menuitem', { name: 'Excel' }).click()
  const file = await (await download).path()
  const took = performance.now() - start
  const held = await page.evaluate(() => Math.max(0, ...globalThis.tasks))
  console.log(
    `${size.toLocaleString('en')} settlements: ${(took / 1000).toFixed(1)} s to a file of ` +
      `${(statSync(file).size / 1e6).toFixed(1)} MB, the page held for at most ${held.toFixed(0)} ms`,
  )
  await browser.close()
  await product.stop()
}

async function main() {
  for (const size of SIZES) {
    const folder = mkdtempSync(path.join(tmpdir(), 'cochera-bench-'))
    try {
      await measure(size, folder)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
