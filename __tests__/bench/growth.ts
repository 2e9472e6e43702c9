/** `npm run bench:crecimiento`: what each question costs as the company grows. It needs a build (`npm run build`). */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { sumarDias } from '../../src/contract/fechas'
import { startPostgres } from '../setup/postgres'
import { buildProduct, startProduct, type Product } from '../setup/product'
import { signIn, textOf, type Answer } from './client'
import { LAST_DAY, LAST_MONTH, makeCompany } from './company'
import { copyToPostgres } from './company-postgres'
import { cpuOf, longestBlock, memoryOf } from './process'
import { measureSaves, type SaveCosts } from './saves'
import { median } from './median'

const SIZES = (process.env.BENCH_SIZES ?? '1000,22000,219000,1000000').split(',').map(Number)
const ENGINES = (process.env.BENCH_ENGINES ?? 'sqlite').split(',')
const RUNS = Number(process.env.BENCH_RUNS ?? 3)
// Five drivers to four buses: 400.
const BUSES = 320

const listOf = (answer: Answer, name?: string): number => {
  const said = JSON.parse(textOf(answer)) as Record<string, unknown[]> | unknown[]
  return Array.isArray(said) ? said.length : (said[`${name}`]?.length ?? 0)
}

interface Question {
  path: string
  rows: (answer: Answer) => number
}

const year = `fechaInicial=${sumarDias(LAST_DAY, -364)}&fechaFinal=${LAST_DAY}`
const month = `fechaInicial=${sumarDias(LAST_DAY, -30)}&fechaFinal=${LAST_DAY}`

const QUESTIONS: Record<string, Question> = {
  'the whole list': { path: '/liquidaciones/table', rows: listOf },
  'search: a month': { path: `/liquidaciones/v2/table?${month}`, rows: listOf },
  'search: a bus': { path: '/liquidaciones/v2/table?numero=1003', rows: listOf },
  'salaries of a year': { path: `/salarios?${year}`, rows: (answer) => listOf(answer, 'salarios') },
  'salaries of a driver': {
    path: '/salarios?documento=71000007',
    rows: (answer) => listOf(answer, 'salarios'),
  },
  'all expenses': { path: '/reporte/gastos', rows: (answer) => listOf(answer, 'gastos') },
  'all debts': { path: '/deudas', rows: (answer) => listOf(answer, 'deudas') },
  'attendance of a month': { path: `/asistencias/mes?mes=${LAST_MONTH}`, rows: listOf },
  'attendance report': { path: `/asistencias/reporte/mes?mes=${LAST_MONTH}`, rows: listOf },
  // A page of the summary for twenty drivers, and one for each of them.
  prima: { path: `/documentos/primas?mes=${LAST_MONTH}`, rows: () => (BUSES * 5) / 4 },
}

interface Cost {
  rows: number
  ms: number
  cpu: number
  kB: number
  block: number
}

type Session = Awaited<ReturnType<typeof signIn>>

/** A driver's name changes, so that no answer is still there from the last time. */
const change = ({ send }: Session, i: number) =>
  send('PUT', '/conductores/conductor?documento=71000000', {
    nombre: `Conductor Número ${i}`,
    empresa: 'Cochera',
    fechaNacimiento: '1980-01-01',
    tipoDocumento: 'C.C.',
    documento: '71000000',
  })

async function measure({ url, pid }: Product, session: Session, question: Question): Promise<Cost> {
  const runs: Cost[] = []
  for (let i = 0; i < RUNS; i += 1) {
    await change(session, i)
    await longestBlock(url)
    const busy = cpuOf(pid())
    const answer = await session.ask(question.path)
    if (answer.status !== 200) throw new Error(`${question.path}: ${answer.status} ${textOf(answer)}`)
    const cpu = cpuOf(pid()) - busy
    const block = await longestBlock(url)
    runs.push({ rows: question.rows(answer), ms: answer.ms, cpu, kB: answer.body.length / 1000, block })
  }
  const of = (name: keyof Cost) => median(runs.map((run) => run[name]))
  return { rows: of('rows'), ms: of('ms'), cpu: of('cpu'), kB: of('kB'), block: of('block') }
}

interface Measured {
  costs: Record<string, Cost>
  saves: SaveCosts
  memory: number
}

const whole = (figure: number) => figure.toLocaleString('en', { maximumFractionDigits: 0 })
const short = (figure: number) => (figure >= 20 ? whole(figure) : figure.toFixed(1))

/** Prints rows, milliseconds, and processor µs per row by question; the last stay the same where the cost grows as the rows do. */
function print(engine: string, bySize: Map<number, Measured>) {
  const sizes = [...bySize.keys()]
  const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`)
  console.log(`\nRows: ms, µs of processor for a row, on ${engine}; medians of ${RUNS}`)
  line([`${engine}`, ...sizes.map((size) => `${whole(size)} settlements`)])
  line(['---', ...sizes.map(() => '---:')])
  for (const name of Object.keys(QUESTIONS)) {
    const cells = sizes.map((size) => {
      const { rows, ms, cpu } = bySize.get(size)?.costs[name] as Cost
      return `${whole(rows)}: ${short(ms)}, ${short((cpu * 1000) / Math.max(1, rows))}`
    })
    line([name, ...cells])
  }
  const saves = [...bySize.values()].map((measured) => measured.saves)
  for (const name of Object.keys(saves[0] ?? {}) as (keyof SaveCosts)[])
    line([name, ...saves.map((costs) => short(costs[name]))])
  line(['most memory, MB', ...sizes.map((size) => whole(bySize.get(size)?.memory ?? 0))])

  console.log('\nkB sent; longest block of the loop, ms')
  line([`${engine}`, ...sizes.map((size) => `${whole(size)} settlements`)])
  line(['---', ...sizes.map(() => '---:')])
  for (const name of Object.keys(QUESTIONS)) {
    const cells = sizes.map((size) => {
      const { kB, block } = bySize.get(size)?.costs[name] as Cost
      return `${short(kB)}; ${whole(block)}`
    })
    line([name, ...cells])
  }
}

async function measureSize(env: Record<string, string>): Promise<Measured> {
  const product = await startProduct({ env })
  const session = await signIn(product.url)
  // The first look begins the looking, and the first calls load what they need.
  await longestBlock(product.url)
  for (const path of ['/buses', QUESTIONS.prima?.path ?? '']) await session.ask(path)
  const costs: Record<string, Cost> = {}
  for (const [name, question] of Object.entries(QUESTIONS))
    costs[name] = await measure(product, session, question)
  const saves = await measureSaves(session)
  const memory = memoryOf(product.pid(), 'VmHWM')
  await product.stop()
  return { costs, saves, memory }
}

async function main() {
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`)
  if (process.env.BENCH_BUILD !== 'no') buildProduct()
  const postgres = ENGINES.includes('postgres') ? await startPostgres() : null
  const found = new Map(ENGINES.map((engine) => [engine, new Map<number, Measured>()]))
  for (const size of SIZES) {
    const folder = mkdtempSync(path.join(tmpdir(), 'cochera-growth-'))
    try {
      await makeCompany(folder, size, BUSES)
      // Copied before it is measured, which saves settlements.
      const copy = postgres ? await copyToPostgres(folder, postgres.url, size) : ''
      for (const engine of ENGINES) {
        const env = { DATA_DIR: folder, DATABASE_URL: engine === 'postgres' ? copy : '' }
        found.get(engine)?.set(size, await measureSize(env))
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  await postgres?.stop()
  for (const [engine, bySize] of found) print(engine, bySize)
}

main().catch((error: unknown) => {
  console.error(error)
  // Exits, since whatever was started would keep it running.
  process.exit(1)
})
