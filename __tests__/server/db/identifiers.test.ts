import { sql, Migrator } from 'kysely'
import { openDatabase } from '../../../src/server/db/connection'
import { migrations, migrate } from '../../../src/server/db/migrator'
import { ENGINES, freshDatabase } from '../../setup/databases'
import { aBus, aConductor } from '../builders'

it.each(ENGINES)(
  'every stored identifier gets a key of its own, one of several that are the same the plain one: %s',
  async (engine) => {
    const base = await freshDatabase(engine)
    const connection = await openDatabase(base)
    const { db } = connection
    const provider = { getMigrations: async () => migrations }
    await new Migrator({ db, provider }).migrateTo('024_closing_moments')
    for (const [numero, placa] of [
      ['30-1', 'ABC 123'],
      ['301', 'ABC-123'],
      ['3 01', 'XYZ1'],
      ['a', 'B'],
      ['A', 'b'],
      ['A~A', 'C'],
    ])
      await aBus(db, { numero, placa }, false)
    for (const documento of ['72.616.670', '72616670', '9.9']) await aConductor(db, { documento }, false)

    await migrate(connection)
    const { rows } = await sql<{ numero: string; key: string }>`
    select numero, ${sql.ref('numeroClave')} as key from buses`.execute(db)
    expect(new Set(rows.map(({ key }) => key)).size).toBe(6)
    expect(Object.fromEntries(rows.map(({ numero, key }) => [numero, key]))).toMatchObject({
      '301': '301',
      '30-1': '301~30-1',
      '3 01': '301~3 01',
      A: 'A',
      a: 'A~a',
    })
    const keys = await db.selectFrom('conductores').select('documentoClave').orderBy('documento').execute()
    expect(keys.map(({ documentoClave }) => documentoClave).sort()).toEqual([
      '72616670',
      '72616670~72.616.670',
      '9.9',
    ])
    expect(await aBus(db, { numero: '3-01' }).catch(() => 'refused')).toBe('refused')
    await connection.close()
    await base.destroy()
  },
)
