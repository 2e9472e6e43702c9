import { sql, type Kysely, type Migration } from 'kysely'
import { type Engine } from '../types'

/** Passwords that others have chosen, when each user signed in last, and the sign-ins that are open. */
export const people = (engine: Engine): Migration => {
  const postgres = engine === 'postgres'
  const instant = postgres ? 'bigint' : 'integer'

  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('usuarios')
        .addColumn('claveProvisional', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      await db.schema.alterTable('usuarios').addColumn('ultimoIngreso', 'text').execute()
      const sesiones = db.schema.createTable('sesiones')
      await (postgres ? sesiones : sesiones.modifyEnd(sql`strict`))
        .addColumn('sid', 'text', (column) => column.notNull())
        .addColumn('usuarioUuid', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('dispositivo', 'text', (column) => column.notNull())
        .addColumn('desde', instant, (column) => column.notNull())
        .addColumn('visto', instant, (column) => column.notNull())
        .addPrimaryKeyConstraint('sesiones_sid_key', ['sid'])
        .execute()
      await db.schema
        .createIndex('sesiones_usuarioUuid')
        .on('sesiones')
        .columns(['usuarioUuid', 'desde'])
        .execute()
    },
  }
}
