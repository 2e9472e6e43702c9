import { type Kysely, type Migration } from 'kysely'
import { type Database } from '../schema'

// As the demonstration has made them since its first version.
const MADE = [
  ['admin', 'Administradora'],
  ['editor', 'Editor de Despacho'],
  ['consulta', 'Solo Consulta'],
] as const

/** Which users are the demonstration's and still have its password. */
export const demoUsers: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema
      .alterTable('usuarios')
      .addColumn('demo', 'integer', (columna) => columna.notNull().defaultTo(0))
      .execute()
    for (const [username, nombre] of MADE) {
      const rows = await db
        .selectFrom('usuarios')
        .select(['uuid', 'versionSesion'])
        .where('username', '=', username)
        .where('nombre', '=', nombre)
        .execute()
      // Every change of a user adds 1, every restoration 1000.
      for (const { uuid, versionSesion } of rows)
        if (versionSesion % 1000 === 1)
          await db.updateTable('usuarios').set({ demo: 1 }).where('uuid', '=', uuid).execute()
    }
  },
}
