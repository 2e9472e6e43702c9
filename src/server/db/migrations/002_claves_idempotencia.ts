import { type Kysely } from 'kysely'
import { createIndex, createTable, required } from './tables'

/** The keys of creating calls with their answers: see `http/idempotency/plugin.ts`. */
export async function up(db: Kysely<unknown>) {
  await createTable(db, 'claves_idempotencia')
    .$call(required({ clave: 'text', usuarioUuid: 'text', metodo: 'text', url: 'text', huella: 'text' }))
    .addColumn('estado', 'integer')
    .addColumn('respuesta', 'text')
    .$call(required({ instante: 'bigint' }))
    .addPrimaryKeyConstraint('claves_idempotencia_clave_key', ['clave', 'usuarioUuid', 'metodo', 'url'])
    .execute()
  await createIndex(db, 'claves_idempotencia_instante', 'claves_idempotencia', ['instante'])
}
