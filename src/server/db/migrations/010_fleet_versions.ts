import { type Kysely, type Migration } from 'kysely'

/** How often each driver, bus and fare has been edited, as debts and repayments have it since 007. */
export const fleetVersions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['conductores', 'buses', 'pasajes'])
      await db.schema
        .alterTable(table)
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
  },
}
