import { type Kysely } from 'kysely'
import { addInteger } from './tables'

/** How often each driver, bus and fare has been edited, as debts and repayments have it since 007. */
export async function up(db: Kysely<unknown>) {
  for (const table of ['conductores', 'buses', 'pasajes']) await addInteger(db, table, 'version', 1)
}
