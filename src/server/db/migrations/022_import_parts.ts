import { sql, type Kysely, type Migration } from 'kysely'
import { type Engine } from '../types'

interface Former {
  uuid: string
  sustantivo: string
  archivo: string
  usuarioUuid: string | null
  instante: string
  estado: 'guardando' | 'guardada' | 'deshecha' | 'fallida'
}

/** Imports in parts (see `ImportacionesTable`), and the changes of an action found by its mark. */
export const importParts = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const create = (name: string) => {
      const table = db.schema.createTable(name)
      return engine === 'postgres' ? table : table.modifyEnd(sql`strict`)
    }
    const { rows } = await sql<Former>`select * from importaciones`.execute(db)
    await db.schema.dropTable('importaciones').execute()
    await create('importaciones')
      .addColumn('uuid', 'text', (column) => column.notNull())
      .addColumn('sustantivo', 'text', (column) => column.notNull())
      .addColumn('archivo', 'text', (column) => column.notNull())
      .addColumn('usuarioUuid', 'text')
      .addColumn('instante', 'text', (column) => column.notNull())
      .addColumn('total', 'integer')
      .addColumn('enCaja', 'integer', (column) => column.notNull())
      .addColumn('deshecha', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('importaciones_uuid_key', ['uuid'])
      .execute()
    for (const { estado, uuid, sustantivo, archivo, usuarioUuid, instante } of rows) {
      const total = estado === 'guardando' ? 0 : null
      const undone = estado === 'deshecha' || estado === 'fallida' ? 2 : 0
      await sql`
        insert into importaciones values (${uuid}, ${sustantivo}, ${archivo}, ${usuarioUuid}, ${instante}, ${total}, 0, ${undone})
      `.execute(db)
    }
    await create('importacionPartes')
      .addColumn('importacionUuid', 'text', (column) => column.notNull().references('importaciones.uuid'))
      .addColumn('clave', 'text', (column) => column.notNull())
      .addColumn('huella', 'text', (column) => column.notNull())
      .addColumn('guardadas', 'integer', (column) => column.notNull())
      .addColumn('omitidas', 'integer', (column) => column.notNull())
      .addColumn('respuesta', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('importacionPartes_importacionUuid_clave_key', ['importacionUuid', 'clave'])
      .execute()
    await db.schema.createIndex('cambios_grupo').on('cambios').columns(['grupo', 'secuencia']).execute()
  },
})
