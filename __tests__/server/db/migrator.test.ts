import { sql } from 'kysely'
import { openDatabase } from '../../../src/server/db/connection'
import { migrate } from '../../../src/server/db/migrator'
import { ENGINES, freshDatabase, type FreshDatabase } from '../../setup/databases'

describe.each(ENGINES)('the migrations on %s', (engine) => {
  let base: FreshDatabase
  beforeEach(async () => {
    base = await freshDatabase(engine)
  })
  afterEach(() => base.destroy())

  it('run once and find nothing to do the second time', async () => {
    const conexion = await openDatabase(base)
    const hechas = async () => {
      const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(conexion.db)
      return rows.map(({ name }) => name)
    }
    await migrate(conexion)
    const primeras = await hechas()
    expect(primeras).toEqual(expect.arrayContaining(['001_inicio', '002_claves_idempotencia']))
    await migrate(conexion)
    expect(await hechas()).toEqual(primeras)
    expect(await conexion.db.selectFrom('liquidaciones').selectAll().execute()).toEqual([])
    await conexion.close()
  })

  // A SQLite file has one server, so there is no such race on it.
  const procesos = engine === 'postgres' ? 5 : 1

  it(`may be run by ${procesos} connections at once`, async () => {
    const conexiones = await Promise.all(Array.from({ length: procesos }, () => openDatabase(base)))
    await Promise.all(conexiones.map(migrate))
    const [primera] = conexiones
    expect(await primera?.db.selectFrom('usuarios').selectAll().execute()).toEqual([])
    await Promise.all(conexiones.map((conexion) => conexion.close()))
  })
})
