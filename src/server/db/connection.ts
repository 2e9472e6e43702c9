import { Kysely, PostgresDialect, type CompiledQuery, type Dialect } from 'kysely'
import { type Config } from '../config'
import { openPool } from './postgres'
import { SqliteFileDialect, createFolder, lockFolder, openFile, openReadOnly } from './sqlite'
import { type Connection, type Db } from './types'

interface Options {
  /** For commands: opens the SQLite file beside the server that has locked its folder. */
  shared?: boolean
  /** Called when an idle PostgreSQL connection is lost; the next query replaces it. */
  onConnectionLost?: (error: Error) => void
  /** Called after every statement. */
  onQuery?: (query: CompiledQuery) => void
}

const createKysely = (dialect: Dialect, { onQuery }: Options): Db =>
  new Kysely({
    dialect,
    ...(onQuery && { log: ({ level, query }) => void (level === 'query' && onQuery(query)) }),
  })

function openSqlite(dataDir: string, options: Options): Connection {
  createFolder(dataDir)
  const lock = options.shared ? undefined : lockFolder(dataDir)
  try {
    const sqlite = openFile(dataDir)
    const db = createKysely(new SqliteFileDialect(sqlite), options)
    return {
      db,
      engine: 'sqlite',
      // A connection has one transaction at a time, and the main one's are the writers'. To open another takes half a millisecond.
      openSnapshot: async () => {
        const reader = openReadOnly(dataDir)
        reader.exec('begin')
        return {
          db: createKysely(new SqliteFileDialect(reader), options),
          close: async () => void reader.close(),
        }
      },
      close: async () => {
        // There is one connection: who has it has a transaction under way, for somebody who may have left.
        await db.connection().execute(async () => undefined)
        await db.destroy()
        // Kysely closes only what it has used.
        sqlite.close()
        lock?.close()
      },
    }
  } catch (error) {
    lock?.close()
    throw error
  }
}

function openPostgres(databaseUrl: string, options: Options): Connection {
  const pool = openPool(databaseUrl, options.onConnectionLost ?? (() => undefined))
  const db = createKysely(new PostgresDialect({ pool }), options)
  return {
    db,
    engine: 'postgres',
    openSnapshot: async () => {
      const trx = await db
        .startTransaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute()
      return { db: trx, close: () => trx.rollback().execute() }
    },
    close: async () => {
      await db.destroy()
      if (!pool.ended) await pool.end()
    },
  }
}

/**
 * Opens the database of the settings: PostgreSQL with `databaseUrl`, else the SQLite file in `dataDir`. It neither migrates nor, on
 * PostgreSQL, connects yet.
 * @throws StartupError when the folder or the file cannot be used, or another process has locked it.
 */
export const openDatabase = async (
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  options: Options = {},
): Promise<Connection> =>
  databaseUrl === undefined ? openSqlite(dataDir, options) : openPostgres(databaseUrl, options)
