import { setImmediate } from 'node:timers/promises'
import { Migrator, sql } from 'kysely'
import { startupErrorLines } from '../../../src/server/startup'
import { openDatabase } from '../../../src/server/db/connection'
import { type Connection } from '../../../src/server/db/types'
import { migrations, migrate } from '../../../src/server/db/migrator'
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
    await Promise.all(conexiones.map((conexion) => migrate(conexion)))
    const [primera] = conexiones
    expect(await primera?.db.selectFrom('usuarios').selectAll().execute()).toEqual([])
    await Promise.all(conexiones.map((conexion) => conexion.close()))
  })

  if (engine !== 'postgres') return

  describe('while somebody else uses a table that they change', () => {
    const LIMITE = 100
    let conexion: Connection
    let otra: Connection
    beforeEach(async () => {
      conexion = await openDatabase({
        ...base,
        databaseUrl: `${base.databaseUrl}?statement_timeout=${LIMITE}`,
      })
      otra = await openDatabase(base)
      const provider = { getMigrations: async () => migrations(engine) }
      await new Migrator({ db: otra.db, provider }).migrateTo('006_indices')
    })
    afterEach(async () => {
      await conexion.close()
      await otra.close()
    })

    const usarDeudas = async () => {
      const trx = await otra.db.startTransaction().execute()
      await trx.selectFrom('deudas').selectAll().execute()
      return trx
    }

    it('wait for longer than a statement of the server may take, which keeps its limit', async () => {
      const uso = await usarDeudas()
      const hecha = migrate(conexion)
      let terminada = false
      void hecha.catch(() => undefined).then(() => (terminada = true))
      const esperaBastante = async () => {
        const { rows } = await sql`select from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and clock_timestamp() - query_start > ${`${3 * LIMITE} ms`}::interval`.execute(
          otra.db,
        )
        return rows.length > 0
      }
      while (!terminada && !(await esperaBastante())) await setImmediate()
      await uso.commit().execute()
      await hecha
      const { rows } =
        await sql`select current_setting('statement_timeout') as a, current_setting('lock_timeout') as b`.execute(
          conexion.db,
        )
      expect(rows).toEqual([{ a: `${LIMITE}ms`, b: '0' }])
    })

    it('give up after a while with a line that says why, and change nothing', async () => {
      const uso = await usarDeudas()
      const error: unknown = await migrate(conexion, { lockTimeout: LIMITE }).catch(
        (lanzado: unknown) => lanzado,
      )
      expect(startupErrorLines(error, undefined)).toEqual([
        'Otro programa usa las tablas que hay que actualizar. Cierre lo que esté abierto sobre la base de datos, también otra versión de Cochera, e intente de nuevo.',
      ])
      await uso.commit().execute()
      await migrate(conexion)
      expect(await conexion.db.selectFrom('deudas').select('version').execute()).toEqual([])
    })
  })
})
