import { type Kysely } from 'kysely'
import { addInteger } from './tables'

/** How often each debt and each repayment has been edited, so that nobody edits one that has changed since they saw it. */
export async function up(db: Kysely<unknown>) {
  for (const table of ['deudas', 'abonos']) await addInteger(db, table, 'version', 1)
}
