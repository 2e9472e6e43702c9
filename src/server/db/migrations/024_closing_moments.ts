import { sql, type Kysely } from 'kysely'

/** How far the record of changes had come when a till was closed; of those from before, how far it has come now. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('cierres')
    .addColumn('secuencia', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update cierres set secuencia = coalesce((select max(secuencia) from cambios), 0)`.execute(db)
}
