import { openDatabase } from '../../../src/server/db/connection'
import { migrations } from '../../../src/server/db/migrator'
import { ENGINES, freshDatabase } from '../../setup/databases'

it.each(ENGINES)('the demonstration of an earlier version is known for what it is: %s', async (engine) => {
  const base = await freshDatabase(engine)
  const connection = await openDatabase(base)
  await migrations['001_inicio']?.up(connection.db)
  const user = (username: string, nombre: string, versionSesion: number) => ({
    ...{ uuid: `u-${username}`, username, nombre, versionSesion },
    ...{ roles: '', claveHash: 'x', activo: 1 as const },
  })
  await connection.db
    .insertInto('usuarios')
    .values([
      // As made, as made and restored, and with another password since.
      user('admin', 'Administradora', 1),
      user('editor', 'Editor de Despacho', 2001),
      user('consulta', 'Solo Consulta', 2),
      user('ana', 'Administradora', 1),
    ])
    .execute()
  await migrations['009_demo_users']?.up(connection.db)
  const rows = await connection.db.selectFrom('usuarios').select(['username', 'demo']).execute()
  expect(
    rows
      .filter(({ demo }) => demo === 1)
      .map(({ username }) => username)
      .sort(),
  ).toEqual(['admin', 'editor'])
  await connection.close()
  await base.destroy()
})
