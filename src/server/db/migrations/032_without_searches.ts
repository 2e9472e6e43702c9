import { type Kysely } from 'kysely'

/** Drops the saved searches, which addresses stand for, and who has which record open. */
export async function up(db: Kysely<unknown>) {
  for (const table of ['busquedasIniciales', 'busquedas', 'presencias'])
    await db.schema.dropTable(table).execute()
}
