import { sql, type Kysely } from 'kysely'

/** The settlements that are still to be settled, which are few and are asked for by themselves, without looking through all. */
export async function up(db: Kysely<unknown>) {
  await sql`create index liquidaciones_pendientes on liquidaciones (fecha) where liquidada = 0`.execute(db)
}
