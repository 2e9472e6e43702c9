import { type Transaction } from 'kysely'
import { isRetryable } from './errors'
import { type Database } from './schema'
import { type Connection, type Db, type EngineDb } from './types'

/** Runs `fn` on the database as it is at one moment, for statements whose figures must agree. */
export async function inSnapshot<T>(
  { openSnapshot }: Pick<Connection, 'openSnapshot'>,
  fn: (db: Db) => Promise<T>,
): Promise<T> {
  const snapshot = await openSnapshot()
  try {
    return await fn(snapshot.db)
  } finally {
    await snapshot.close()
  }
}

/** The database for one write, and what must be stored with it. */
export interface UnitOfWork extends EngineDb {
  /** Runs first in the transaction of the write; throwing stores nothing. */
  before: ((trx: Db) => Promise<void>) | null
}

const ATTEMPTS = 3

/**
 * Runs `fn` as one transaction: all of it is stored, or nothing. `fn` must touch nothing but the database: it runs again when
 * PostgreSQL gives it up in favour of another transaction (a deadlock).
 *
 * SQLite writers come one after the other (one connection, BEGIN IMMEDIATE). PostgreSQL's run side by side at READ COMMITTED: unique
 * constraints decide a race, and the loser's caller words the violation.
 */
export async function inTransaction<T>(
  { db, before }: { db: Db; before?: UnitOfWork['before'] },
  fn: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        await before?.(trx)
        return fn(trx)
      })
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error
    }
  }
}
