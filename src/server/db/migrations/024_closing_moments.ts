import { sql, type Kysely, type Migration } from 'kysely'
import { type Engine } from '../types'

/** How far the record of changes had come when a till was closed; of those from before, how far it has come now. */
export const closingMoments = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('cierres')
      .addColumn('secuencia', engine === 'postgres' ? 'bigint' : 'integer', (column) =>
        column.notNull().defaultTo(0),
      )
      .execute()
    await sql`update cierres set secuencia = coalesce((select max(secuencia) from cambios), 0)`.execute(db)
  },
})
