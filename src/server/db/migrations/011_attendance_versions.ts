import { type Kysely, type Migration } from 'kysely'

/** How often each attendance row has been changed, as drivers, buses and fares have it since 010. */
export const attendanceVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('asistencias')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
  },
}
