import { sql, type Kysely, type Migration } from 'kysely'
import { type Engine } from '../types'

/** Who has which record open: see `PresenciasTable`. */
export const presence = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const postgres = engine === 'postgres'
    const table = db.schema.createTable('presencias')
    await (postgres ? table : table.modifyEnd(sql`strict`))
      .addColumn('usuarioUuid', 'text', (column) => column.notNull())
      .addColumn('sustantivo', 'text', (column) => column.notNull())
      .addColumn('identificador', 'text', (column) => column.notNull())
      .addColumn('visto', postgres ? 'bigint' : 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('presencias_registro_key', ['sustantivo', 'identificador', 'usuarioUuid'])
      .execute()
  },
})
