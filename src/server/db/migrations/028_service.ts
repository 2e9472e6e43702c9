import { sql, type Kysely } from 'kysely'

/** The day on which a driver's present service began, where an earlier one had ended; of those from before, where the dates tell it. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('conductores').addColumn('servicioDesde', 'date').execute()
  await sql`
      update conductores set "servicioDesde" = "fechaUltimoIngreso"
      where "fechaUltimoRetiro" <= "fechaUltimoIngreso"`.execute(db)
}
