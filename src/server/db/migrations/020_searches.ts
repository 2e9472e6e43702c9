import { sql, type Kysely, type Migration } from 'kysely'
import { type Engine } from '../types'

/** The saved searches: see `BusquedasTable`. */
export const searches = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const table = db.schema
      .createTable('busquedas')
      .addColumn('uuid', 'text', (column) => column.notNull())
      .addColumn('usuarioUuid', 'text', (column) =>
        column.notNull().references('usuarios.uuid').onDelete('cascade'),
      )
      .addColumn('pantalla', 'text', (column) => column.notNull())
      .addColumn('nombre', 'text', (column) => column.notNull())
      .addColumn('clave', 'text', (column) => column.notNull())
      .addColumn('estado', 'text', (column) => column.notNull())
      .addColumn('publicada', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('creada', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('busquedas_uuid_key', ['uuid'])
      .addUniqueConstraint('busquedas_usuarioUuid_pantalla_clave_key', ['usuarioUuid', 'pantalla', 'clave'])
      .addCheckConstraint('busquedas_publicada_valida', sql`publicada in (0, 1)`)
    await (engine === 'postgres' ? table : table.modifyEnd(sql`strict`)).execute()
    await db.schema.createIndex('busquedas_publicada').on('busquedas').column('publicada').execute()
  },
})
