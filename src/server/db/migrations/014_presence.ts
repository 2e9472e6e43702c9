import { type Kysely } from 'kysely'
import { createTable, required } from './tables'

/** Who has which record open: see `PresenciasTable`. */
export async function up(db: Kysely<unknown>) {
  await createTable(db, 'presencias')
    .$call(required({ usuarioUuid: 'text', sustantivo: 'text', identificador: 'text', visto: 'bigint' }))
    .addPrimaryKeyConstraint('presencias_registro_key', ['sustantivo', 'identificador', 'usuarioUuid'])
    .execute()
}
