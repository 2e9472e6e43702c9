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
} from 'kysely'
import { StartupError } from '../startup-error'
import { FileCompiler } from './sqlite-compiler'
import { PatientConnection } from './sqlite-waiting'

const CACHED_STATEMENTS = 200

/** Caches the last used prepared statements: compiling one takes longer than most take to run. */
function withStatementCache(sqlite: BetterSqlite.Database): SqliteDatabase {
  const cache = new Map<string, BetterSqlite.Statement>()
  const prepare = (text: string) => {
    const statement = cache.get(text) ?? sqlite.prepare(text)
    cache.delete(text)
    cache.set(text, statement)
    const [oldest] = cache.size > CACHED_STATEMENTS ? cache.keys() : []
    if (oldest !== undefined) cache.delete(oldest)
    return statement
  }
  return { prepare, close: () => void sqlite.close() }
}

/**
 * Takes the write lock when a transaction begins. A deferred transaction that reads first and writes later fails with BUSY, waiting or
 * not, when another process (the `usuarios` command) has written in between.
 */
class ImmediateDriver extends SqliteDriver {
  #patient?: DatabaseConnection

  constructor(private readonly sqlite: BetterSqlite.Database) {
    super({ database: withStatementCache(sqlite) })
    sqlite.pragma('busy_timeout = 0')
  }

  override async acquireConnection() {
    // SQLite has one connection, always the same.
    const connection = await super.acquireConnection()
    this.#patient ??= new PatientConnection(connection)
    return this.#patient
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** On a full disk SQLite rolls back by itself; a second rollback would hide the true error behind its own. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.sqlite.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** SQLite's schema changes are transactional: a start that is killed half-way leaves no half-made table. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Kysely's dialect for one open file. */
export class SqliteFileDialect extends SqliteDialect {
  constructor(private readonly sqlite: BetterSqlite.Database) {
    super({ database: sqlite })
  }

  override createDriver() {
    return new ImmediateDriver(this.sqlite)
  }

  override createQueryCompiler() {
    return new FileCompiler()
  }

  override createAdapter() {
    return new TransactionalAdapter()
  }
}

/** Creates the data folder, closed to other accounts. */
export function createFolder(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new StartupError(`No se pudo crear la carpeta de datos ${path.resolve(dataDir)}: ${String(error)}`)
  }
}

/** Opens DATA_DIR/cochera.sqlite. A commit is on the disk before it is acknowledged. */
export function openFile(dataDir: string) {
  const file = path.resolve(dataDir, 'cochera.sqlite')
  try {
    const sqlite = new BetterSqlite(file, { timeout: 5000 })
    sqlite.pragma('journal_mode = WAL')
    sqlite.pragma('synchronous = FULL')
    sqlite.pragma('foreign_keys = ON')
    return sqlite
  } catch (error) {
    throw new StartupError(`No se pudo abrir la base de datos ${file}: ${String(error)}`)
  }
}

/** Opens a second, read-only connection to the file. */
export const openReadOnly = (dataDir: string) =>
  new BetterSqlite(path.resolve(dataDir, 'cochera.sqlite'), { readonly: true, timeout: 5000 })

/**
 * Locks DATA_DIR for this process until the returned file is closed or the process ends. The lock is the kernel's, on a file of its
 * own, so a SIGKILL leaves nothing to clean up.
 * @throws StartupError when another process has locked it.
 */
export function lockFolder(dataDir: string) {
  const lock = new BetterSqlite(path.resolve(dataDir, 'cochera.lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch {
    lock.close()
    throw new StartupError(
      `Otro proceso de Cochera ya usa la carpeta de datos ${path.resolve(dataDir)}. Deténgalo o elija otra carpeta con DATA_DIR.`,
    )
  }
}
