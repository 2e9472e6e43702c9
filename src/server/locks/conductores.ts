import { type Db } from '../db/types'

/**
 * Locks drivers for the transaction, in one order, so that two who lock several cannot deadlock: what is issued of a driver, their
 * contracts and their ledger change one after the other.
 */
export const lockConductores = (trx: Db, by: 'uuid' | 'documento', values: readonly string[]) =>
  trx
    .selectFrom('conductores')
    .select('uuid')
    .where(by, 'in', values)
    .orderBy('uuid')
    .forNoKeyUpdate()
    .execute()
