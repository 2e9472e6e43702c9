import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from './databases'

const ROOT = path.resolve(__dirname, '../..')
const ANNOUNCEMENT = /Cochera escucha en (http:\/\/\S+)/

type Environment = Record<string, string>

interface Options {
  env?: Environment
  folder?: string
  /** For whoever judges the first start itself. */
  fromNothing?: boolean
}

export interface Product {
  /** Origin of the running server, without a final slash. */
  url: string
  dataDir: string
  /** The server's process. */
  pid(): number
  /** Everything that the server has printed so far. */
  output(): string
  /** Ends the server as an operator would. */
  end(): Promise<void>
  /** Ends the server and removes its data folder. */
  stop(): Promise<void>
}

/** Builds the production bundles into dist. */
export function buildProduct() {
  execFileSync(process.execPath, [path.join(ROOT, 'node_modules/webpack/bin/webpack.js')], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

const SETTINGS = [
  'CIERRE_SEGUN',
  'SALARIO_SEGUN',
  'AUXILIO_TRANSPORTE',
  'NIT',
  'DATABASE_URL',
  'DEMO',
  'DEMO_PASSWORD',
  'EMPRESA',
  'HOST',
  'JWT_SECRET',
  'UMBRAL_PASAJEROS',
  'ZONA_HORARIA',
]

/** The settings of whoever runs the tests must not reach the product under test. */
const cleanEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !SETTINGS.includes(name)))

async function end(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const impatience = setTimeout(() => server.kill('SIGKILL'), 10_000)
  server.kill('SIGTERM')
  await ended
  clearTimeout(impatience)
}

const running = new Set<Product>()

/** Ends the products that a failed test left running. */
export const stopProducts = () => Promise.all([...running].map((product) => product.stop()))

/** Settings that decide what the demonstration is made of, or where. */
const SEEDING = ['DATABASE_URL', 'DATA_DIR', 'DEMO', 'DEMO_PASSWORD', 'JWT_SECRET', 'ZONA_HORARIA']

export interface Demonstration {
  remove(): void
}

/** The demonstration company's data, made once: a product of the run begins with a copy. */
export async function makeDemonstration(): Promise<Demonstration> {
  const made = await startProduct({ fromNothing: true })
  const folder = temporaryFolder('cochera-demo-')
  await made.end()
  cpSync(made.dataDir, folder, { recursive: true })
  await made.stop()
  process.env.TEST_DEMONSTRATION = folder
  return { remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * Runs the built product as its operator does: `node dist/server/main.js` over a data folder of its own, with the
 * demonstration company unless `env` says otherwise; `folder` is where that `dist` lies. Rejects with the server's output when it ends instead of listening.
 */
export async function startProduct({
  env = {},
  folder = ROOT,
  fromNothing = SEEDING.some((name) => name in env),
}: Options = {}): Promise<Product> {
  const dataDir = temporaryFolder('cochera-e2e-')
  const demonstration = fromNothing ? undefined : process.env.TEST_DEMONSTRATION
  if (demonstration) cpSync(demonstration, dataDir, { recursive: true })
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: {
      ...cleanEnvironment(),
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      // Its users need not be tried for the passwords that are printed.
      ...(demonstration && { DEMO: 'no' }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (text: string) => {
      output += text
      const announced = ANNOUNCEMENT.exec(output)?.[1]
      if (announced) resolve(announced.replace(/\/$/, ''))
    }
    server.stdout.setEncoding('utf8').on('data', read)
    server.stderr.setEncoding('utf8').on('data', read)
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`The server ended before it listened:\n${output}`)))
  })
  const product: Product = {
    url,
    dataDir,
    pid: () => server.pid ?? 0,
    output: () => output,
    end: () => end(server),
    stop: async () => {
      running.delete(product)
      await end(server)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  running.add(product)
  return product
}
