import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { type Engine } from './engines'

export { ANY_ENGINE, ENGINES, type Engine } from './engines'

export interface FreshDatabase {
  engine: Engine
  /** Connection string of an empty PostgreSQL database; undefined on SQLite, whose file belongs in the data folder. */
  databaseUrl?: string
  /** An empty folder of this database's own. */
  dataDir: string
  /** Removes the folder and the database, even while connections to it are open. */
  destroy(): Promise<void>
}

const MEMORY = '/dev/shm'
const A_GIBIBYTE = 2 ** 30

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > A_GIBIBYTE
}

/** A new folder, in memory where the machine has room there: nothing of a test need survive a power cut, and no commit waits for a disk. */
export const temporaryFolder = (prefix: string) =>
  mkdtempSync(path.join(hasRoom(MEMORY) ? MEMORY : tmpdir(), prefix))

async function administer<Row extends object>(sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: process.env.TEST_POSTGRES_URL })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** The beginning of the names of a run's databases. */
const ofRun = () => `test_${process.env.TEST_RUN ?? 'proof'}_`

/** Removes what a run has left in a PostgreSQL that is there before and after it. */
export async function dropDatabases(): Promise<void> {
  const left = await administer<{ datname: string }>(
    `SELECT datname FROM pg_database WHERE starts_with(datname, '${ofRun()}')`,
  )
  for (const { datname } of left) await administer(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
}

const nameOf = ({ databaseUrl }: FreshDatabase) => new URL(databaseUrl ?? '').pathname.slice(1)

/**
 * A database that no other test sees, empty or a copy of one that nobody has open. PostgreSQL is there only for the tests of the server
 * and of the browser.
 */
export async function freshDatabase(engine: Engine, copied?: FreshDatabase): Promise<FreshDatabase> {
  const dataDir = temporaryFolder('cochera-data-')
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true })
  if (engine === 'sqlite') {
    if (copied) cpSync(copied.dataDir, dataDir, { recursive: true })
    return { engine, dataDir, destroy: async () => removeFolder() }
  }

  if (!process.env.TEST_POSTGRES_URL)
    throw new Error('Tests on PostgreSQL belong in __tests__/server or __tests__/e2e.')
  const name = `${ofRun()}${randomUUID().replaceAll('-', '')}`
  await administer(`CREATE DATABASE ${name} TEMPLATE ${copied ? nameOf(copied) : 'template0'}`)
  const url = new URL(process.env.TEST_POSTGRES_URL)
  url.pathname = `/${name}`
  return {
    engine,
    databaseUrl: url.href,
    dataDir,
    destroy: async () => {
      removeFolder()
      await administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}
