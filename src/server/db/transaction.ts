import { sql, type Transaction } from 'kysely'
import type { Rol } from '../../contract/permisos'
import { type Author } from './changes-table'
import { recordChanges, type Changes, type Recording } from './changes/recorder'
import { assertRecorded } from './changes/guard'
import { type Nouns } from './changes/noun'
import { isRetryable } from './errors'
import { type Database } from './schema'
import { type Db, type Engine, type EngineDb, type Snapshots } from './types'

/** Runs `fn` on the database as it is at one moment, for statements whose figures must agree. */
export async function inSnapshot<T>({ openSnapshot }: Snapshots, fn: (db: Db) => Promise<T>) {
  const snapshot = await openSnapshot()
  try {
    return await fn(snapshot.db)
  } finally {
    await snapshot.close()
  }
}

/** The database for one write, and what must be stored with it. */
export interface UnitOfWork extends EngineDb, Recording {
  /** Runs first in the transaction of the write; throwing stores nothing. */
  before: ((trx: Db) => Promise<void>) | null
  /** Roles of the writing user. */
  roles: readonly Rol[]
  /** The open transaction that this write is a part of. */
  within?: Open
}

export interface Open {
  trx: Transaction<Database>
  changes: Changes
  /** Runs the write in a savepoint, so that its refusal leaves the transaction usable. */
  goesOn: boolean
}

type Write<T> = (trx: Transaction<Database>, changes: Changes) => Promise<T>

/** A write of the operator's, by a command. */
export const operatorsWrite = ({ db, engine }: EngineDb, nouns: Nouns): UnitOfWork => ({
  db,
  engine,
  nouns,
  before: null,
  author: { usuario: null, solicitud: null, instante: new Date() },
  roles: [],
})

/** Gives a write its author, whose session begins with it. */
export const writtenBy = (unit: UnitOfWork, usuario: Author['usuario']): UnitOfWork => ({
  ...unit,
  author: { ...unit.author, usuario },
})

/** A write that is a part of the transaction, for what is otherwise a transaction of its own. */
export const partOf = (unit: UnitOfWork, within: Open): UnitOfWork => ({
  ...unit,
  db: within.trx,
  before: null,
  within,
})

/** Undoes what `fn` wrote when it throws, and nothing else of the transaction. */
export async function inSavepoint<T>({ trx, changes }: Open, fn: Write<T>) {
  await sql`savepoint part`.execute(trx)
  try {
    const result = await fn(trx, changes)
    await sql`release savepoint part`.execute(trx)
    return result
  } catch (error) {
    await sql`rollback to savepoint part`.execute(trx)
    await sql`release savepoint part`.execute(trx)
    throw error
  }
}

/** Gives a write the reason that the person gave for it. */
export const withReason = (unit: UnitOfWork, motivo: string | undefined): UnitOfWork => ({
  ...unit,
  author: { ...unit.author, motivo: motivo || null },
})

/** Lets no other transaction that locks this name go on before this one ends. SQLite has one writer at a time. */
export async function lockName(trx: Db, engine: Engine, name: string) {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx)
}

const ATTEMPTS = 3

/**
 * Runs `fn` as one transaction: all of it is stored, or nothing, and with it the record of what it changes. `fn` says which rows it is
 * about to change; a write on a table of which it has named none is refused. It must touch nothing but the database: it runs again when PostgreSQL gives it up in
 * favour of another transaction (a deadlock).
 *
 * SQLite writers come one after the other (one connection, BEGIN IMMEDIATE). PostgreSQL's run side by side at READ COMMITTED: unique
 * constraints decide a race, and the loser's caller words the violation.
 */
export async function inTransaction<T>(unit: UnitOfWork, fn: Write<T>) {
  const { db, before, within } = unit
  if (within) return within.goesOn ? inSavepoint(within, fn) : fn(within.trx, within.changes)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        await before?.(trx)
        const changes = recordChanges(trx, unit)
        const result = await fn(trx.withoutPlugins().withPlugin(assertRecorded(changes.mayWrite)), changes)
        await changes.store()
        return result
      })
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error
    }
  }
}
