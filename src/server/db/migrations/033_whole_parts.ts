import { sql, type Kysely } from 'kysely'

/** Counts no row as left out of a stored part: a part is stored whole, and an import wants what its parts have stored. */
export async function up(db: Kysely<unknown>) {
  await sql`
    update importaciones set total = total - (
      select coalesce(sum(omitidas), 0) from "importacionPartes" where "importacionUuid" = importaciones.uuid
    )
  `.execute(db)
  for (const column of ['omitidas', 'respuesta'])
    await db.schema.alterTable('importacionPartes').dropColumn(column).execute()
}
