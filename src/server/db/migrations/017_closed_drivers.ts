import { sql, type Kysely, type Migration } from 'kysely'

/** The driver of what a closing counted: a name may be corrected later. So far that of the settlement is the best that is known. */
export const closedDrivers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('cierreLiquidaciones').addColumn('conductorUuid', 'text').execute()
    const uuid = sql.ref('conductorUuid')
    await sql`
      update ${sql.table('cierreLiquidaciones')} set ${uuid} =
        (select l.${uuid} from liquidaciones l where l.uuid = ${sql.ref('liquidacionUuid')})`.execute(db)
  },
}
