import { type Kysely } from 'kysely'
import { addInteger, createIndex, createTable, required } from './tables'

/** Passwords that others have chosen, when each user signed in last, and the sign-ins that are open. */
export async function up(db: Kysely<unknown>) {
  await addInteger(db, 'usuarios', 'claveProvisional', 0)
  await db.schema.alterTable('usuarios').addColumn('ultimoIngreso', 'text').execute()
  await createTable(db, 'sesiones')
    .$call(
      required({
        sid: 'text',
        usuarioUuid: 'text',
        version: 'integer',
        dispositivo: 'text',
        desde: 'bigint',
        visto: 'bigint',
      }),
    )
    .addPrimaryKeyConstraint('sesiones_sid_key', ['sid'])
    .execute()
  await createIndex(db, 'sesiones_usuarioUuid', 'sesiones', ['usuarioUuid', 'desde'])
}
