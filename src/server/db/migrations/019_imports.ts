import { sql, type Kysely, type Migration } from 'kysely'
import { type Engine } from '../types'

/** The imports: see `ImportacionesTable`. */
export const imports = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const postgres = engine === 'postgres'
    const table = db.schema
      .createTable('importaciones')
      .addColumn('uuid', 'text', (column) => column.notNull())
      .addColumn('sustantivo', 'text', (column) => column.notNull())
      .addColumn('archivo', 'text', (column) => column.notNull())
      .addColumn('usuarioUuid', 'text')
      .addColumn('instante', 'text', (column) => column.notNull())
      .addColumn('estado', 'text', (column) => column.notNull())
      .addColumn('desde', postgres ? 'bigint' : 'integer', (column) => column.notNull())
      .addColumn('visto', postgres ? 'bigint' : 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('importaciones_uuid_key', ['uuid'])
      .addCheckConstraint(
        'importaciones_estado_valido',
        sql`estado in ('guardando', 'guardada', 'deshecha', 'fallida')`,
      )
    await (postgres ? table : table.modifyEnd(sql`strict`)).execute()
    await db.schema.createIndex('importaciones_estado').on('importaciones').column('estado').execute()
  },
})
