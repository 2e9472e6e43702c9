import { sql, type Kysely } from 'kysely'
import { createIndex, createTable, required } from './tables'

interface Former {
  uuid: string
  sustantivo: string
  archivo: string
  usuarioUuid: string | null
  instante: string
  estado: 'guardando' | 'guardada' | 'deshecha' | 'fallida'
}

/** Imports in parts (see `ImportacionesTable`), and the changes of an action found by its mark. */
export async function up(db: Kysely<unknown>) {
  const { rows } = await sql<Former>`select * from importaciones`.execute(db)
  await db.schema.dropTable('importaciones').execute()
  await createTable(db, 'importaciones')
    .$call(required({ uuid: 'text', sustantivo: 'text', archivo: 'text' }))
    .addColumn('usuarioUuid', 'text')
    .$call(required({ instante: 'text' }))
    .addColumn('total', 'integer')
    .$call(required({ enCaja: 'integer', deshecha: 'integer' }))
    .addPrimaryKeyConstraint('importaciones_uuid_key', ['uuid'])
    .execute()
  for (const { estado, uuid, sustantivo, archivo, usuarioUuid, instante } of rows) {
    const total = estado === 'guardando' ? 0 : null
    const undone = estado === 'deshecha' || estado === 'fallida' ? 2 : 0
    await sql`
        insert into importaciones values (${uuid}, ${sustantivo}, ${archivo}, ${usuarioUuid}, ${instante}, ${total}, 0, ${undone})
      `.execute(db)
  }
  await createTable(db, 'importacionPartes')
    .addColumn('importacionUuid', 'text', (column) => column.notNull().references('importaciones.uuid'))
    .$call(
      required({
        clave: 'text',
        huella: 'text',
        guardadas: 'integer',
        omitidas: 'integer',
        respuesta: 'text',
      }),
    )
    .addPrimaryKeyConstraint('importacionPartes_importacionUuid_clave_key', ['importacionUuid', 'clave'])
    .execute()
  await createIndex(db, 'cambios_grupo', 'cambios', ['grupo', 'secuencia'])
}
