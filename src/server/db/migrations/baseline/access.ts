import { sql, type Kysely } from 'kysely'
import { createIndexes, createTable, optional, required, whole } from '../tables'

/** Users, their sessions and failures to sign in, and the keys of creating calls with their answers. */
export async function createAccess(db: Kysely<unknown>) {
  await createTable(db, 'usuarios')
    .$call(
      required({
        uuid: 'text',
        username: 'text',
        nombre: 'text',
        roles: 'text',
        claveHash: 'text',
        activo: 'int2',
        versionSesion: 'integer',
      }),
    )
    .$call(whole('demo', 0))
    .$call(whole('claveProvisional', 0))
    .$call(optional({ ultimoIngreso: 'text' }))
    .addPrimaryKeyConstraint('usuarios_uuid_key', ['uuid'])
    .addUniqueConstraint('usuarios_username_key', ['username'])
    .addCheckConstraint('usuarios_banderas', sql`"activo" in (0, 1)`)
    .execute()

  const dated = { desde: 'bigint', visto: 'bigint' } as const
  await createTable(db, 'sesiones')
    .$call(required({ sid: 'text', usuarioUuid: 'text', version: 'integer', dispositivo: 'text', ...dated }))
    .addPrimaryKeyConstraint('sesiones_sid_key', ['sid'])
    .execute()
  await createIndexes(db, 'sesiones', { usuarioUuid: ['usuarioUuid', 'desde'] })

  // Holds ended sign-ins for earlier versions: their missing row tells them.
  await createTable(db, 'sesionesCerradas')
    .$call(required({ sid: 'text', vence: 'bigint' }))
    .addPrimaryKeyConstraint('sesionesCerradas_sid_key', ['sid'])
    .execute()

  await createTable(db, 'signInFailures')
    .$call(required({ key: 'text', failures: 'integer', expires: 'bigint' }))
    .addPrimaryKeyConstraint('signInFailures_key_key', ['key'])
    .execute()

  await createTable(db, 'signInNetworks')
    .$call(required({ usuarioUuid: 'text', network: 'text', expires: 'bigint' }))
    .addPrimaryKeyConstraint('signInNetworks_usuarioUuid_network_key', ['usuarioUuid', 'network'])
    .execute()

  await createTable(db, 'claves_idempotencia')
    .$call(required({ clave: 'text', usuarioUuid: 'text', metodo: 'text', url: 'text', huella: 'text' }))
    .$call(optional({ estado: 'integer', respuesta: 'text' }))
    .$call(required({ instante: 'bigint' }))
    .addPrimaryKeyConstraint('claves_idempotencia_clave_key', ['clave', 'usuarioUuid', 'metodo', 'url'])
    .execute()
  await createIndexes(db, 'claves_idempotencia', { instante: ['instante'] })
}
