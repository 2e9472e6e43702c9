import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { type Engine } from './engines'

export { ENGINES, type Engine } from './engines'

export interface FreshDatabase {
  engine: Engine
  /** Connection string of an empty PostgreSQL database; undefined on SQLite, whose file belongs in the data folder. */
  databaseUrl?: string
  /** An empty folder of this database's own. */
  dataDir: string
  /** Removes the folder and the database, even while connections to it are open. */
  destroy(): Promise<void>
}

async function administer(sql: string) {
  const client = new Client({ connectionString: process.env.TEST_POSTGRES_URL })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** An empty database that no other test sees. PostgreSQL is there only for the tests of the server and of the browser. */
export async function freshDatabase(engine: Engine): Promise<FreshDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cochera-data-'))
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true })
  if (engine === 'sqlite') return { engine, dataDir, destroy: async () => removeFolder() }

  if (!process.env.TEST_POSTGRES_URL)
    throw new Error('Tests on PostgreSQL belong in __tests__/server or __tests__/e2e.')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(`CREATE DATABASE ${name} TEMPLATE template0`)
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
