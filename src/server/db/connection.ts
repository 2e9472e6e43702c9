import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { type Config } from '../config'
import { primeroEnLaTransaccion } from './companion'
import { esRepetible } from './errores'
import { abrirPool } from './postgres'
import { type Database } from './schema'
import { DialectoSqlite, abrirArchivo, crearCarpeta, tomarCarpeta } from './sqlite'

export type Engine = 'sqlite' | 'postgres'
/** What a repository needs: the database itself, or an open transaction on it. */
export type Db = Kysely<Database>

export interface Conexion {
  db: Db
  engine: Engine
  /** Ends the connections and, on SQLite, frees the data folder. */
  close(): Promise<void>
}

interface Opciones {
  /** For command-line tools: opens the SQLite file beside the server that holds its folder. */
  compartida?: boolean
  /** Hears of idle PostgreSQL connections that were lost; they are replaced on the next query. */
  alPerderConexion?: (error: Error) => void
}

function abrirSqlite(dataDir: string, compartida: boolean): Conexion {
  crearCarpeta(dataDir)
  const cerrojo = compartida ? undefined : tomarCarpeta(dataDir)
  try {
    const sqlite = abrirArchivo(dataDir)
    const db: Db = new Kysely({ dialect: new DialectoSqlite(sqlite) })
    return {
      db,
      engine: 'sqlite',
      close: async () => {
        await db.destroy()
        // Kysely closes only what it has used.
        sqlite.close()
        cerrojo?.close()
      },
    }
  } catch (error) {
    cerrojo?.close()
    throw error
  }
}

/**
 * Opens the database that the settings name: PostgreSQL with `databaseUrl`, else the SQLite file in `dataDir`.
 * Tables are the migrator's business. On PostgreSQL nothing is asked of the server yet.
 * @throws ErrorDeArranque when the folder or the file cannot be used, or another process holds it.
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { compartida = false, alPerderConexion = () => undefined }: Opciones = {},
): Promise<Conexion> {
  if (config.databaseUrl === undefined) return abrirSqlite(config.dataDir, compartida)
  const pool = abrirPool(config.databaseUrl, alPerderConexion)
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    engine: 'postgres',
    close: async () => {
      await db.destroy()
      if (!pool.ended) await pool.end()
    },
  }
}

const INTENTOS = 3

/**
 * Runs `fn` as one transaction: all of it is stored, or nothing. `fn` must touch nothing but the database, because it
 * runs again where PostgreSQL gives it up in favour of another (a deadlock).
 *
 * SQLite writers come one after the other (one connection, BEGIN IMMEDIATE). PostgreSQL's run side by side at READ
 * COMMITTED: there the unique constraints decide a race, and the loser's violation is for `fn`'s caller to word.
 */
export async function enTransaccion<T>(
  { db }: { db: Db },
  fn: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let intento = 1; ; intento += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        await primeroEnLaTransaccion.getStore()?.(trx)
        return fn(trx)
      })
    } catch (error) {
      if (intento === INTENTOS || !esRepetible(error)) throw error
    }
  }
}
