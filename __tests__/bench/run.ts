/** `npm run bench`: figures to read, of this machine. It needs a build (`npm run build`) and Chromium. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser, launchBrowser } from '../setup/browser'
import { buildProduct, startProduct } from '../setup/product'
import { measureList, measureLogin, type Conditions, type Figures } from './browser'
import { makeCompany } from './company'
import { measureServer } from './server'
import { median } from './median'

const SIZES = (process.env.BENCH_SIZES ?? '22000,219000').split(',').map(Number)
const RUNS = Number(process.env.BENCH_RUNS ?? 7)

const CONDITIONS: Conditions[] = [
  { name: 'unthrottled', cpu: 1 },
  { name: 'CPU 4×, 10 Mbit/s, 40 ms', cpu: 4, line: { kbit: 10_000, latency: 40 } },
]

async function repeated(measure: () => Promise<Figures>): Promise<Figures> {
  const runs: Figures[] = []
  for (let i = 0; i < RUNS; i += 1) runs.push(await measure())
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? 0))]))
}

const written = (figure: number | undefined) =>
  figure === undefined ? '' : figure >= 20 ? figure.toFixed(0) : figure.toFixed(1)

function print(title: string, columns: Record<string, Figures>) {
  const names = [...new Set(Object.values(columns).flatMap((figures) => Object.keys(figures)))]
  console.log(`\n| ${title} | ${Object.keys(columns).join(' | ')} |`)
  console.log(`| --- |${' ---: |'.repeat(Object.keys(columns).length)}`)
  for (const name of names)
    console.log(
      `| ${name} | ${Object.values(columns)
        .map((figures) => written(figures[name]))
        .join(' | ')} |`,
    )
}

async function measure(size: number, folder: string) {
  await makeCompany(folder, size)
  const copy = mkdtempSync(path.join(tmpdir(), 'cochera-bench-copy-'))
  cpSync(folder, copy, { recursive: true })
  const fresh = await startProduct({ env: { DATA_DIR: copy } })
  const server = await measureServer(fresh.url, fresh.pid())
  await fresh.stop()
  rmSync(copy, { recursive: true, force: true })

  const product = await startProduct({ env: { DATA_DIR: folder } })
  const browser = await launchBrowser()
  const columns: Record<string, Figures> = {}
  for (const conditions of CONDITIONS) {
    const login = await repeated(() => measureLogin(browser, product.url, conditions))
    const list = await repeated(() => measureList(browser, product.url, conditions))
    columns[conditions.name] = { ...login, ...list }
  }
  await browser.close()
  await product.stop()
  print(`${size.toLocaleString('en')} settlements, medians of ${RUNS}, ms`, columns)
  print(`${size.toLocaleString('en')} settlements`, { server })
}

async function main() {
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${findBrowser()}`)
  if (process.env.BENCH_BUILD !== 'no') buildProduct()
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
