import { existsSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { Client } from 'pg'
import { ENGINES, freshDatabase, type FreshDatabase } from '../setup/databases'

async function roundTrip({ databaseUrl, dataDir }: FreshDatabase): Promise<unknown> {
  if (!databaseUrl) {
    const sqlite = new Sqlite(path.join(dataDir, 'prueba.sqlite'))
    sqlite.exec(`CREATE TABLE buses (numero text); INSERT INTO buses VALUES ('102')`)
    const rows = sqlite.prepare('SELECT numero FROM buses').all()
    sqlite.close()
    return rows
  }
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('CREATE TABLE buses (numero text)')
  await client.query('INSERT INTO buses VALUES ($1)', ['102'])
  const { rows } = await client.query<{ numero: string }>('SELECT numero FROM buses')
  await client.end()
  return rows
}

describe.each(ENGINES)('a fresh database on %s', (engine) => {
  it('keeps what is written, apart from every other one, and leaves nothing behind', async () => {
    const [one, other] = await Promise.all([freshDatabase(engine), freshDatabase(engine)])
    await expect(roundTrip(one)).resolves.toEqual([{ numero: '102' }])
    await expect(roundTrip(other)).resolves.toEqual([{ numero: '102' }])
    await Promise.all([one.destroy(), other.destroy()])
    expect([one, other].some(({ dataDir }) => existsSync(dataDir))).toBe(false)
  })
})
