import { randomUUID } from 'node:crypto'
import { Migrator } from 'kysely'
import { openDatabase } from '../../../src/server/db/connection'
import { migrate, migrations } from '../../../src/server/db/migrator'
import { ENGINES, freshDatabase } from '../../setup/databases'

it.each(ENGINES)(
  'imports keep their marks, and those that were never there are forgotten: %s',
  async (engine) => {
    const base = await freshDatabase(engine)
    const connection = await openDatabase(base)
    const { db } = connection
    const provider = { getMigrations: async () => migrations }
    await new Migrator({ db, provider }).migrateTo('024_closing_moments')
    const [known, unknown, nobodys] = [randomUUID(), randomUUID(), randomUUID()]
    const instante = '2026-03-05T12:00:00.000Z'
    const row = { sustantivo: 'festivos', instante, total: 1, enCaja: 0, deshecha: 0 } as const
    await db
      .insertInto('importaciones')
      .values([
        { ...row, uuid: known, archivo: 'a.csv', usuarioUuid: 'ana' },
        { ...row, uuid: unknown, archivo: '', usuarioUuid: 'ana', deshecha: 1 },
        { ...row, uuid: nobodys, archivo: 'b.csv', usuarioUuid: null },
      ])
      .execute()
    await migrate(connection)
    const at = Date.parse(instante)
    const marks = await db.selectFrom('acciones').selectAll().execute()
    expect(new Map(marks.map(({ grupo, ...mark }) => [grupo, mark]))).toEqual(
      new Map([
        [known, { usuarioUuid: 'ana', ruta: 'POST /importaciones/festivos', primera: at, ultima: at }],
        [nobodys, { usuarioUuid: '', ruta: 'POST /importaciones/festivos', primera: at, ultima: at }],
      ]),
    )
    expect(
      (await db.selectFrom('importaciones').select('uuid').execute()).map(({ uuid }) => uuid).sort(),
    ).toEqual([known, nobodys].sort())
    await connection.close()
    await base.destroy()
  },
)
