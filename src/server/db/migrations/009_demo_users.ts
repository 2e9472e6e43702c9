import { sql, type Kysely } from 'kysely'
import { addInteger } from './tables'

/**
 * Which users are the demonstration's, as it has made them since its first version, and still have its password: every change of a user
 * adds 1 to the version, every restoration 1000.
 */
export async function up(db: Kysely<unknown>) {
  await addInteger(db, 'usuarios', 'demo', 0)
  await sql`
    update usuarios set demo = 1 where "versionSesion" % 1000 = 1 and (username, nombre) in (values
      ('admin', 'Administradora'),
      ('editor', 'Editor de Despacho'),
      ('consulta', 'Solo Consulta')
    )`.execute(db)
}
