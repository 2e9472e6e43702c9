import { mkdirSync } from 'node:fs'
import path from 'node:path'
import BetterSqlite from 'better-sqlite3'
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely'
import { ErrorDeArranque } from '../errores'
import { PatientConnection } from './sqlite-waiting'

/** Makes the rows here, of lists of values: better-sqlite3 takes twice as long to make objects of its own. */
function preparar(sqlite: BetterSqlite.Database, texto: string): SqliteStatement {
  const sentencia = sqlite.prepare<unknown[], unknown[]>(texto)
  if (!sentencia.reader) return sentencia
  const nombres = sentencia.columns().map(({ name }) => name)
  const aFila = (valores: unknown[]) => {
    const fila: Record<string, unknown> = {}
    for (let i = 0; i < nombres.length; i += 1) fila[nombres[i] as string] = valores[i]
    return fila
  }
  sentencia.raw()
  return {
    reader: true,
    all: (parametros) => sentencia.all(parametros).map(aFila),
    run: (parametros) => sentencia.run(parametros),
    *iterate(parametros) {
      for (const valores of sentencia.iterate(parametros)) yield aFila(valores)
    },
  }
}

const SENTENCIAS_LISTAS = 200

/** The file with the statements that were last used kept ready: to compile one takes longer than most take to run. */
function conSentenciasListas(sqlite: BetterSqlite.Database): SqliteDatabase {
  const listas = new Map<string, SqliteStatement>()
  const prepare = (texto: string) => {
    const sentencia = listas.get(texto) ?? preparar(sqlite, texto)
    listas.delete(texto)
    listas.set(texto, sentencia)
    const [masVieja] = listas.size > SENTENCIAS_LISTAS ? listas.keys() : []
    if (masVieja !== undefined) listas.delete(masVieja)
    return sentencia
  }
  return { prepare, close: () => void sqlite.close() }
}

/**
 * Takes the write lock as a transaction begins. A deferred one that reads first and writes later fails with BUSY when
 * another process (the `usuarios` command) has written in between, and no waiting helps it.
 */
class DriverInmediato extends SqliteDriver {
  readonly #sqlite: BetterSqlite.Database
  #paciente?: DatabaseConnection

  constructor(sqlite: BetterSqlite.Database) {
    super({ database: conSentenciasListas(sqlite) })
    sqlite.pragma('busy_timeout = 0')
    this.#sqlite = sqlite
  }

  override async acquireConnection() {
    // It is always the same one.
    const conexion = await super.acquireConnection()
    this.#paciente ??= new PatientConnection(conexion)
    return this.#paciente
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** SQLite rolls back by itself on a full disk: a second rollback would hide the true error behind its own. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** SQLite's schema changes do obey transactions: a start that is killed half-way leaves no half-made table. */
class AdapterTransaccional extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Kysely's dialect for one open file. */
export class DialectoSqlite extends SqliteDialect {
  readonly #sqlite: BetterSqlite.Database

  constructor(sqlite: BetterSqlite.Database) {
    super({ database: sqlite })
    this.#sqlite = sqlite
  }

  override createDriver() {
    return new DriverInmediato(this.#sqlite)
  }

  override createAdapter() {
    return new AdapterTransaccional()
  }
}

/** Makes the data folder, closed to other accounts of the machine. */
export function crearCarpeta(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new ErrorDeArranque(
      `No se pudo crear la carpeta de datos ${path.resolve(dataDir)}: ${String(error)}`,
    )
  }
}

/** Opens DATA_DIR/cochera.sqlite. Every commit reaches the disk before it is acknowledged. */
export function abrirArchivo(dataDir: string): BetterSqlite.Database {
  const archivo = path.resolve(dataDir, 'cochera.sqlite')
  try {
    const sqlite = new BetterSqlite(archivo, { timeout: 5000 })
    sqlite.pragma('journal_mode = WAL')
    sqlite.pragma('synchronous = FULL')
    sqlite.pragma('foreign_keys = ON')
    return sqlite
  } catch (error) {
    throw new ErrorDeArranque(`No se pudo abrir la base de datos ${archivo}: ${String(error)}`)
  }
}

/** Opens the file of a server that has it open beside it, for reading alone. */
export const abrirParaLeer = (dataDir: string): BetterSqlite.Database =>
  new BetterSqlite(path.resolve(dataDir, 'cochera.sqlite'), { readonly: true, timeout: 5000 })

/**
 * Holds DATA_DIR for this process until it is closed or the process ends, however it ends: the lock is the kernel's,
 * on a file of its own, so it leaves nothing to clean up after a SIGKILL.
 * @throws ErrorDeArranque when another process holds it.
 */
export function tomarCarpeta(dataDir: string): BetterSqlite.Database {
  const cerrojo = new BetterSqlite(path.resolve(dataDir, 'cochera.lock'), { timeout: 0 })
  try {
    cerrojo.exec('BEGIN EXCLUSIVE')
    return cerrojo
  } catch {
    cerrojo.close()
    throw new ErrorDeArranque(
      `Otro proceso de Cochera ya usa la carpeta de datos ${path.resolve(dataDir)}. Deténgalo o elija otra carpeta con DATA_DIR.`,
    )
  }
}
