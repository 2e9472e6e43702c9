import { sql, type Kysely, type Migration } from 'kysely'
import { type Engine } from '../types'

/** With which saved search a person's screens opened: nothing reads it any more. */
export const openingSearches = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const table = db.schema
      .createTable('busquedasIniciales')
      .addColumn('usuarioUuid', 'text', (column) =>
        column.notNull().references('usuarios.uuid').onDelete('cascade'),
      )
      .addColumn('pantalla', 'text', (column) => column.notNull())
      .addColumn('busquedaUuid', 'text', (column) =>
        column.notNull().references('busquedas.uuid').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('busquedasIniciales_usuarioUuid_pantalla_key', ['usuarioUuid', 'pantalla'])
    await (engine === 'postgres' ? table : table.modifyEnd(sql`strict`)).execute()
    await db.schema
      .createIndex('busquedasIniciales_busquedaUuid')
      .on('busquedasIniciales')
      .column('busquedaUuid')
      .execute()
  },
})
