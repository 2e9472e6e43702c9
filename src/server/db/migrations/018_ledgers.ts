import { type Kysely } from 'kysely'
import { createIndex } from './tables'

/** Covering indexes for the sums of debts and repayments; without them 219,000 repayments took SQLite 1.3 s. */
export async function up(db: Kysely<unknown>) {
  for (const table of ['deudas', 'abonos']) {
    await db.schema.dropIndex(`${table}_conductor_fecha`).execute()
    await createIndex(db, `${table}_conductor_fecha_valor`, table, ['conductorUuid', 'fecha', 'valor'])
  }
}
