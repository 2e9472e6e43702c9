import { type Kysely } from 'kysely'
import { createTable, required } from './tables'

/** The sessions that were signed out of before they ran out, and the attempts to sign in. */
export async function up(db: Kysely<unknown>) {
  await createTable(db, 'sesionesCerradas')
    .$call(required({ sid: 'text', vence: 'bigint' }))
    .addPrimaryKeyConstraint('sesionesCerradas_sid_key', ['sid'])
    .execute()
  await createTable(db, 'intentosDeIngreso')
    .$call(required({ clave: 'text', desde: 'bigint', cuenta: 'integer' }))
    .addPrimaryKeyConstraint('intentosDeIngreso_clave_key', ['clave'])
    .execute()
}
