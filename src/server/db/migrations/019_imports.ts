import { sql, type Kysely } from 'kysely'
import { createIndex, createTable, required } from './tables'

/** The imports: see `ImportacionesTable`. */
export async function up(db: Kysely<unknown>) {
  await createTable(db, 'importaciones')
    .$call(required({ uuid: 'text', sustantivo: 'text', archivo: 'text' }))
    .addColumn('usuarioUuid', 'text')
    .$call(required({ instante: 'text', estado: 'text', desde: 'bigint', visto: 'bigint' }))
    .addPrimaryKeyConstraint('importaciones_uuid_key', ['uuid'])
    .addCheckConstraint(
      'importaciones_estado_valido',
      sql`estado in ('guardando', 'guardada', 'deshecha', 'fallida')`,
    )
    .execute()
  await createIndex(db, 'importaciones_estado', 'importaciones', ['estado'])
}
