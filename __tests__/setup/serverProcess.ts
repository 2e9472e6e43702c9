import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const ESBUILD = path.join(ROOT, 'node_modules/.bin/esbuild')
// Where a process finds the packages that its file leaves outside.
const BUNDLED = path.join(ROOT, 'node_modules/.cache/cochera-server')

const OPTIONS = [
  '--bundle',
  '--platform=node',
  '--log-level=error',
  // Everything is in one file, as webpack has it, but what is compiled for the machine, and what asks for its own address: a process finds
  // it sooner than hundreds of files.
  ...['better-sqlite3', '@node-rs/argon2', 'pg-native', 'pdfkit'].map((name) => `--external:${name}`),
  // A font is no code that a package could be asked for: it is copied beside the file.
  '--loader:.ttf=file',
  '--alias:@expo-google-fonts/source-sans-3=./node_modules/@expo-google-fonts/source-sans-3',
]

const bundled = new Map<string, string>()

const isOfRun = (file: string) =>
  existsSync(file) && statSync(file).mtimeMs > Number(process.env.TEST_RUN ?? Infinity)

/** The entry as one file, made once in a run: a start that compiles every file on its way would take seconds. */
function bundle(entry: string): string {
  const done = bundled.get(entry)
  if (done) return done
  const file = path.join(BUNDLED, `${entry.replaceAll(/\W+/g, '-')}.cjs`)
  if (!isOfRun(file)) {
    const provisional = `${file}.${process.pid}.cjs`
    execFileSync(ESBUILD, [entry, ...OPTIONS, `--outfile=${provisional}`], { cwd: ROOT })
    renameSync(provisional, file)
  }
  bundled.set(entry, file)
  return file
}

const processes = new Set<ChildProcess>()

/** Kills every process that was started here: a test that fails must not leave its server running. */
export function killAll(): void {
  for (const child of processes) child.kill('SIGKILL')
  processes.clear()
}

export interface ServerProcess {
  child: ChildProcess
  /** Everything printed so far. */
  output: () => string
  /** Code of exit; null when a signal ended it. */
  end: Promise<number | null>
}

/** Runs an entry of the server as its operator does, from its source or as it is built, with these settings and no others. */
export function launch(
  env: Record<string, string | undefined>,
  { entry = 'src/server/main.ts', args = [] as string[] } = {},
): ServerProcess {
  const file = entry.endsWith('.js') ? entry : bundle(entry)
  const child = spawn(process.execPath, [file, ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  processes.add(child)
  let text = ''
  for (const channel of [child.stdout, child.stderr]) {
    channel.setEncoding('utf8').on('data', (part: string) => (text += part))
  }
  const end = once(child, 'close').then(([code]) => {
    processes.delete(child)
    return code as number | null
  })
  return { child, output: () => text, end }
}

/** The address that it announces; rejects with what it printed when it ends instead. */
export const addressOf = ({ child, output, end }: ServerProcess) =>
  new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const url = /^Cochera escucha en (http:\/\/127\.0\.0\.1:\d+)$/m.exec(output())?.[1]
      if (url) resolve(url)
    })
    void end.then((code) => reject(new Error(`ended with ${code}: ${output()}`)))
  })

interface Call {
  method?: string
  body?: unknown
  token?: string
  headers?: Record<string, string>
}

/** One call over the network: unless told, a POST where there is a body (a text goes as it is), else a GET. */
export async function ask(url: string, { method, body, token, headers }: Call = {}) {
  const answer = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

/** A token from a real sign-in as the demonstration's `admin`. */
export async function tokenBySignIn(url: string, password: string): Promise<string> {
  const { status, body } = await ask(`${url}/api/auth/login`, { body: { username: 'admin', password } })
  if (status !== 200) throw new Error(`Not signed in: ${body}`)
  return (JSON.parse(body) as { token: string }).token
}
