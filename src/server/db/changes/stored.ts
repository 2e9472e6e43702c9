import type { Sustantivo } from '../../../contract/sustantivos'
import { type Db } from '../types'

export const newestFirst = (db: Db) => db.selectFrom('cambios').selectAll().orderBy('secuencia', 'desc')

/** The changes of records of one noun, newest first; those of a settlement with those of its debt and its repayment. */
export const changesOfRecords = (db: Db, sustantivo: Sustantivo, identifiers: readonly string[]) =>
  sustantivo === 'liquidaciones'
    ? newestFirst(db).where('liquidacionUuid', 'in', identifiers)
    : newestFirst(db).where('sustantivo', '=', sustantivo).where('identificador', 'in', identifiers)

/** The highest number that has been stored; 0 before the first change. */
export async function lastSecuencia(db: Db) {
  const row = await newestFirst(db).clearSelect().select('secuencia').limit(1).executeTakeFirst()
  return row?.secuencia ?? 0
}
