import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { type Config } from '../config'
import { StartupError } from '../startup-error'

/** The advisory lock of a database: shared by servers and commands, exclusive for a restoration. */
const KEY = 1_668_244_328
type Take = 'pg_try_advisory_lock_shared' | 'pg_try_advisory_lock'
const RETRY_AFTER = 1000

/** The lock belongs to its connection: PostgreSQL frees it when the connection ends. */
async function connectAndTake(databaseUrl: string, take: Take) {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 2500,
    keepAlive: true,
    application_name: 'cochera-lock',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    // PostgreSQL notices within a minute that this machine is gone, and frees its lock.
    await client.query(
      'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3',
    )
    const { rows } = await client.query<{ taken: boolean }>(`select ${take}(${KEY}) as taken`)
    if (rows[0]?.taken) return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  await client.end()
  return undefined
}

interface DatabaseLock {
  release(): Promise<void>
}

/** A SQLite file needs none: its folder is locked. */
const NOT_NEEDED: DatabaseLock = { release: async () => undefined }

/**
 * Keeps restorations out, and lets other servers and commands in, until it is released. A lost connection is replaced.
 * @throws StartupError while a backup is being restored.
 */
export async function shareDatabase({ databaseUrl }: Pick<Config, 'databaseUrl'>) {
  if (databaseUrl === undefined) return NOT_NEEDED
  const take = () => connectAndTake(databaseUrl, 'pg_try_advisory_lock_shared')
  let released = false
  let client = await take()
  if (!client)
    throw new StartupError(
      'Se está restaurando un respaldo en esta base de datos. Espere a que termine e intente de nuevo.',
    )

  const retake = async () => {
    client = undefined
    while (!released && !client) {
      await setTimeout(RETRY_AFTER, undefined, { ref: false })
      client = await take().catch(() => undefined)
    }
    if (released) await client?.end()
    else client?.once('end', () => void retake())
  }
  client.once('end', () => void retake())

  return {
    release: async () => {
      released = true
      await client?.end()
    },
  }
}

/**
 * Keeps all others out until it is released; `pid` is the PostgreSQL process that holds the lock.
 * @throws StartupError while another process works on the database.
 */
export async function seizeDatabase(databaseUrl: string): Promise<DatabaseLock & { pid: number }> {
  const client = await connectAndTake(databaseUrl, 'pg_try_advisory_lock')
  if (!client)
    throw new StartupError('Cochera está en marcha sobre esta base de datos. Deténgala antes de restaurar.')
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return { pid: Number(rows[0]?.pid), release: () => client.end() }
}
