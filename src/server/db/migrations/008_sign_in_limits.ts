import { sql, type Kysely, type Migration } from 'kysely'
import { type Engine } from '../types'

/** Failures to sign in, in the place of the attempts that were counted before, and where each user has signed in. */
export const signInLimits = (engine: Engine): Migration => {
  const postgres = engine === 'postgres'
  const instant = postgres ? 'bigint' : 'integer'
  const create = (db: Kysely<unknown>, table: string) => {
    const builder = db.schema.createTable(table)
    return postgres ? builder : builder.modifyEnd(sql`strict`)
  }

  return {
    async up(db: Kysely<unknown>) {
      await db.schema.dropTable('intentosDeIngreso').execute()
      await create(db, 'signInFailures')
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('failures', 'integer', (column) => column.notNull())
        .addColumn('expires', instant, (column) => column.notNull())
        .addPrimaryKeyConstraint('signInFailures_key_key', ['key'])
        .execute()
      await create(db, 'signInNetworks')
        .addColumn('usuarioUuid', 'text', (column) => column.notNull())
        .addColumn('network', 'text', (column) => column.notNull())
        .addColumn('expires', instant, (column) => column.notNull())
        .addPrimaryKeyConstraint('signInNetworks_usuarioUuid_network_key', ['usuarioUuid', 'network'])
        .execute()
    },
  }
}
