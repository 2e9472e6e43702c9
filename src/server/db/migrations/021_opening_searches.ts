import { type Kysely } from 'kysely'
import { createIndex, createTable, required } from './tables'

/** With which saved search a person's screens opened: nothing reads it any more. */
export async function up(db: Kysely<unknown>) {
  await createTable(db, 'busquedasIniciales')
    .addColumn('usuarioUuid', 'text', (column) =>
      column.notNull().references('usuarios.uuid').onDelete('cascade'),
    )
    .$call(required({ pantalla: 'text' }))
    .addColumn('busquedaUuid', 'text', (column) =>
      column.notNull().references('busquedas.uuid').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('busquedasIniciales_usuarioUuid_pantalla_key', ['usuarioUuid', 'pantalla'])
    .execute()
  await createIndex(db, 'busquedasIniciales_busquedaUuid', 'busquedasIniciales', ['busquedaUuid'])
}
