import path from 'node:path'
import BetterSqlite from 'better-sqlite3'
import pg from 'pg'
import { openDatabase } from '../../src/server/db/connection'
import { migrate } from '../../src/server/db/migrator'

const TABLES = [
  'usuarios',
  'conductores',
  'buses',
  'pasajes',
  'liquidaciones',
  'gastos',
  'deudas',
  'abonos',
  'asistencias',
]
const ROWS = 5000

async function newDatabase(postgresUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  await client.query(`create database ${name} template template0`)
  await client.end()
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Copies a company from its SQLite file to a new database of a PostgreSQL, whose user must own all of it.
 * @returns where the company is.
 */
export async function copyToPostgres(dataDir: string, postgresUrl: string, size: number): Promise<string> {
  const databaseUrl = await newDatabase(postgresUrl, `company_${size}`)
  const connection = await openDatabase({ dataDir, databaseUrl })
  await migrate(connection)
  await connection.close()
  const sqlite = new BetterSqlite(path.join(dataDir, 'cochera.sqlite'), { readonly: true })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  // Neither triggers nor references: what is copied has been checked.
  await client.query('set session_replication_role = replica')
  for (const table of TABLES) {
    const columns = sqlite.pragma(`table_info(${table})`) as { name: string }[]
    const names = columns.map(({ name }) => `"${name}"`).join()
    const insert = `insert into ${table} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${table}, $1)`
    let rows: unknown[] = []
    const flush = async () => {
      await client.query(insert, [JSON.stringify(rows)])
      rows = []
    }
    for (const row of sqlite.prepare(`select * from ${table}`).iterate())
      if (rows.push(row) === ROWS) await flush()
    await flush()
    // Copied ids count nothing up.
    if (names.includes('"id"'))
      await client.query(`select setval(pg_get_serial_sequence($1, 'id'), max(id)) from ${table}`, [table])
  }
  await client.query('vacuum analyze')
  await client.end()
  sqlite.close()
  return databaseUrl
}
