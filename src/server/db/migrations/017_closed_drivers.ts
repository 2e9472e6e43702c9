import { sql, type Kysely } from 'kysely'

/** The driver of what a closing counted: a name may be corrected later. So far that of the settlement is the best that is known. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('cierreLiquidaciones').addColumn('conductorUuid', 'text').execute()
  await sql`
      update "cierreLiquidaciones" set "conductorUuid" =
        (select l."conductorUuid" from liquidaciones l where l.uuid = "liquidacionUuid")`.execute(db)
}
