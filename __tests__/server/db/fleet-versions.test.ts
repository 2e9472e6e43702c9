import { randomUUID } from 'node:crypto'
import { Migrator } from 'kysely'
import { openDatabase } from '../../../src/server/db/connection'
import { migrations, migrate } from '../../../src/server/db/migrator'
import { ENGINES, freshDatabase } from '../../setup/databases'
import { aBus, aConductor, aPasaje } from '../builders'

it.each(ENGINES)('what an earlier version has stored is in its first version: %s', async (engine) => {
  const base = await freshDatabase(engine)
  const connection = await openDatabase(base)
  const { db } = connection
  const provider = { getMigrations: async () => migrations }
  await new Migrator({ db, provider }).migrateTo('009_demo_users')
  const { uuid: conductorUuid } = await aConductor(db, {}, false)
  await aBus(db, { conductorUuid }, false)
  await aPasaje(db)
  const marks = { asistio: 1, entregoAlDia: 1, entregoPresencial: 1 } as const
  await db
    .insertInto('asistencias')
    .values({ uuid: randomUUID(), fecha: '2030-01-01', conductorUuid, bus: '', justificacion: '', ...marks })
    .execute()

  await migrate(connection)
  for (const table of ['conductores', 'buses', 'pasajes', 'asistencias'] as const)
    expect(await db.selectFrom(table).select('version').execute()).toEqual([{ version: 1 }])
  await connection.close()
  await base.destroy()
})
