import { sql, type Kysely } from 'kysely'
import { createIndex, createTable, required } from './tables'

/** The saved searches: see `BusquedasTable`. */
export async function up(db: Kysely<unknown>) {
  await createTable(db, 'busquedas')
    .$call(required({ uuid: 'text' }))
    .addColumn('usuarioUuid', 'text', (column) =>
      column.notNull().references('usuarios.uuid').onDelete('cascade'),
    )
    .$call(
      required({
        pantalla: 'text',
        nombre: 'text',
        clave: 'text',
        estado: 'text',
        publicada: 'integer',
        version: 'integer',
        creada: 'text',
      }),
    )
    .addPrimaryKeyConstraint('busquedas_uuid_key', ['uuid'])
    .addUniqueConstraint('busquedas_usuarioUuid_pantalla_clave_key', ['usuarioUuid', 'pantalla', 'clave'])
    .addCheckConstraint('busquedas_publicada_valida', sql`publicada in (0, 1)`)
    .execute()
  await createIndex(db, 'busquedas_publicada', 'busquedas', ['publicada'])
}
