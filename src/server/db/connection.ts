import type BetterSqlite from 'better-sqlite3'
import { Kysely, PostgresDialect, type CompiledQuery, type Dialect, type Transaction } from 'kysely'
import { type Config } from '../config'
import { primeroEnLaTransaccion } from './companion'
import { esRepetible } from './errores'
import { PACIENCIA, porTurnos, type Paciencia } from './momentos'
import { abrirPool } from './postgres'
import { type Database } from './schema'
import { DialectoSqlite, abrirArchivo, abrirParaLeer, crearCarpeta, tomarCarpeta } from './sqlite'

export type Engine = 'sqlite' | 'postgres'
/** What a repository needs: the database itself, or an open transaction on it. */
export type Db = Kysely<Database>

/** The database as it is at one moment, whoever writes meanwhile, for what is read in many statements. */
export interface Instantanea {
  db: Db
  /** Must be called, or the database keeps that moment for ever. */
  cerrar(): Promise<void>
  /** For how long it may be held. */
  paciencia: Paciencia
}

export interface Conexion {
  db: Db
  engine: Engine
  /** Opened as it is now, or at the latest as it is at its first statement; whoever asks waits for their turn. */
  instantanea(): Promise<Instantanea>
  /** Ends the connections and, on SQLite, frees the data folder. */
  close(): Promise<void>
}

interface Opciones {
  /** For command-line tools: opens the SQLite file beside the server that holds its folder. */
  compartida?: boolean
  /** Hears of idle PostgreSQL connections that were lost; they are replaced on the next query. */
  alPerderConexion?: (error: Error) => void
  paciencia?: Paciencia
  /** Hears of every statement that has been run. */
  alConsultar?: (consulta: CompiledQuery) => void
}

const crearKysely = (dialect: Dialect, { alConsultar }: Opciones): Db =>
  new Kysely({
    dialect,
    ...(alConsultar && { log: ({ level, query }) => void (level === 'query' && alConsultar(query)) }),
  })

/** Connections that are kept open for whoever next reads a moment of a SQLite file. */
const LECTORAS = 4

function abrirSqlite(dataDir: string, opciones: Opciones): Conexion {
  crearCarpeta(dataDir)
  const cerrojo = opciones.compartida ? undefined : tomarCarpeta(dataDir)
  try {
    const sqlite = abrirArchivo(dataDir)
    const db = crearKysely(new DialectoSqlite(sqlite), opciones)
    // Other connections, because a connection has one transaction at a time and this one's are the writers'.
    const lectoras: { sqlite: BetterSqlite.Database; db: Db }[] = []
    const abrirLectora = () => {
      const lectora = abrirParaLeer(dataDir)
      return { sqlite: lectora, db: crearKysely(new DialectoSqlite(lectora), opciones) }
    }
    return {
      db,
      engine: 'sqlite',
      instantanea: porTurnos(async () => {
        const lectora = lectoras.pop() ?? abrirLectora()
        lectora.sqlite.exec('begin')
        return {
          db: lectora.db,
          cerrar: async () => {
            if (lectora.sqlite.inTransaction) lectora.sqlite.exec('rollback')
            if (lectoras.push(lectora) > LECTORAS) lectoras.shift()?.sqlite.close()
          },
        }
      }, opciones.paciencia ?? PACIENCIA),
      close: async () => {
        await db.destroy()
        // Kysely closes only what it has used.
        for (const abierta of [{ sqlite }, ...lectoras]) abierta.sqlite.close()
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
  opciones: Opciones = {},
): Promise<Conexion> {
  if (config.databaseUrl === undefined) return abrirSqlite(config.dataDir, opciones)
  const pool = abrirPool(config.databaseUrl, opciones.alPerderConexion ?? (() => undefined))
  const db = crearKysely(new PostgresDialect({ pool }), opciones)
  return {
    db,
    engine: 'postgres',
    instantanea: porTurnos(async () => {
      const trx = await db
        .startTransaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute()
      return { db: trx, cerrar: () => trx.rollback().execute() }
    }, opciones.paciencia ?? PACIENCIA),
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
