import { type Kysely } from 'kysely'
import { createTable, required } from './tables'

/** Failures to sign in, in the place of the attempts that were counted before, and where each user has signed in. */
export async function up(db: Kysely<unknown>) {
  await db.schema.dropTable('intentosDeIngreso').execute()
  await createTable(db, 'signInFailures')
    .$call(required({ key: 'text', failures: 'integer', expires: 'bigint' }))
    .addPrimaryKeyConstraint('signInFailures_key_key', ['key'])
    .execute()
  await createTable(db, 'signInNetworks')
    .$call(required({ usuarioUuid: 'text', network: 'text', expires: 'bigint' }))
    .addPrimaryKeyConstraint('signInNetworks_usuarioUuid_network_key', ['usuarioUuid', 'network'])
    .execute()
}
