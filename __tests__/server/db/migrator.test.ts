import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Migrator, sql } from 'kysely'
import { version } from '../../../package.json'
import { startupErrorLines } from '../../../src/server/http/startup-errors'
import { openDatabase } from '../../../src/server/db/connection'
import { type Connection } from '../../../src/server/db/types'
import { migrations, migrate } from '../../../src/server/db/migrator'
import { ENGINES, freshDatabase, type FreshDatabase } from '../../setup/databases'
import { aFestivo } from '../builders'
import { schemaOf } from './schema-dump'

it('the last migration is the second number of the version', () => {
  const last = Object.keys(migrations).sort().at(-1) ?? ''
  expect(version.split('.')[1]).toBe(`${parseInt(last, 10)}`)
})

/** Two of the migrations that the first one stands for. */
const FORMER = sql`('001_inicio', '2026-01-01'), ('031_issued_papers', '2026-01-02')`

describe.each(ENGINES)('the migrations on %s', (engine) => {
  let base: FreshDatabase
  beforeEach(async () => {
    base = await freshDatabase(engine)
  })
  afterEach(() => base.destroy())

  it('run once and find nothing to do the second time', async () => {
    const connection = await openDatabase(base)
    const done = async () => {
      const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(connection.db)
      return rows.map(({ name }) => name)
    }
    await migrate(connection)
    const first = await done()
    expect(first).toEqual(Object.keys(migrations))
    await migrate(connection)
    expect(await done()).toEqual(first)
    expect(await connection.db.selectFrom('liquidaciones').selectAll().execute()).toEqual([])
    await connection.close()
  })

  it('of a later version are refused in one line that names it', async () => {
    const connection = await openDatabase(base)
    await migrate(connection)
    const later = sql`('998_futura', '2099-01-01'), ('999_futura', '2099-01-02')`
    await sql`insert into kysely_migration values ${later}`.execute(connection.db)
    const error: unknown = await migrate(connection).catch((thrown: unknown) => thrown)
    expect(startupErrorLines(error)).toEqual([
      'La base de datos es de una versión más nueva de Cochera que este programa: instale la 0.999 o una posterior.',
    ])
    await connection.close()
  })

  it('make of nothing the schema of version 0.32, and stand for the migrations that it came by', async () => {
    const connection = await openDatabase(base)
    const { db } = connection
    const provider = { getMigrations: async () => migrations }
    await new Migrator({ db, provider }).migrateTo('032_without_searches')
    const file = path.join(__dirname, 'schema-0.32', `${engine}.txt`)
    expect(await schemaOf(db, engine)).toEqual(readFileSync(file, 'utf8').trim().split('\n'))

    await sql`insert into kysely_migration values ${FORMER}`.execute(db)
    await aFestivo(db, { fecha: '2026-05-01' })
    await migrate(connection)
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual([
      '001_inicio',
      '031_issued_papers',
      ...Object.keys(migrations),
    ])
    expect(await db.selectFrom('festivos').select('fecha').execute()).toEqual([{ fecha: '2026-05-01' }])
    await connection.close()
  })

  it('of an earlier version are refused in one line that names the one between, and nothing changes', async () => {
    const connection = await openDatabase(base)
    const { db } = connection
    await migrate(connection)
    await sql`delete from kysely_migration`.execute(db)
    await sql`insert into kysely_migration values ${FORMER}`.execute(db)
    const error: unknown = await migrate(connection).catch((thrown: unknown) => thrown)
    expect(startupErrorLines(error)).toEqual([
      'La base de datos es de una versión de Cochera anterior a la 0.32, que este programa no actualiza: iníciela antes una vez con la 0.32.',
    ])
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(['001_inicio', '031_issued_papers'])
    await connection.close()
  })

  // A SQLite file has one server, so there is no such race on it.
  const processes = engine === 'postgres' ? 5 : 1

  it(`may be run by ${processes} connections at once`, async () => {
    const connections = await Promise.all(Array.from({ length: processes }, () => openDatabase(base)))
    await Promise.all(connections.map((connection) => migrate(connection)))
    const [first] = connections
    expect(await first?.db.selectFrom('usuarios').selectAll().execute()).toEqual([])
    await Promise.all(connections.map((connection) => connection.close()))
  })

  if (engine !== 'postgres') return

  describe('while somebody else uses a table that they change', () => {
    const LIMIT = 100
    let connection: Connection
    let other: Connection
    beforeEach(async () => {
      connection = await openDatabase({
        ...base,
        databaseUrl: `${base.databaseUrl}?statement_timeout=${LIMIT}`,
      })
      other = await openDatabase(base)
      const provider = { getMigrations: async () => migrations }
      await new Migrator({ db: other.db, provider }).migrateTo('032_without_searches')
    })
    afterEach(async () => {
      await connection.close()
      await other.close()
    })

    const useParts = async () => {
      const trx = await other.db.startTransaction().execute()
      await trx.selectFrom('importacionPartes').select('clave').execute()
      return trx
    }

    it('wait for longer than a statement of the server may take, which keeps its limit', async () => {
      const use = await useParts()
      const done = migrate(connection)
      let finished = false
      void done.catch(() => undefined).then(() => (finished = true))
      const waitsEnough = async () => {
        const { rows } = await sql`select from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and clock_timestamp() - query_start > ${`${3 * LIMIT} ms`}::interval`.execute(
          other.db,
        )
        return rows.length > 0
      }
      while (!finished && !(await waitsEnough())) await setImmediate()
      await use.commit().execute()
      await done
      const { rows } =
        await sql`select current_setting('statement_timeout') as a, current_setting('lock_timeout') as b`.execute(
          connection.db,
        )
      expect(rows).toEqual([{ a: `${LIMIT}ms`, b: '0' }])
    })

    it('look at no table before whoever migrates is done', async () => {
      await other.db.connection().execute(async (migrating) => {
        await sql`select pg_advisory_lock(hashtext('cochera-migraciones'))`.execute(migrating)
        const done = migrate(connection)
        let finished = false
        void done.catch(() => undefined).then(() => (finished = true))
        const waits = async () => {
          const { rows } = await sql`select from pg_stat_activity where datname = current_database()
            and wait_event = 'advisory'`.execute(migrating)
          return rows.length > 0
        }
        while (!finished && !(await waits())) await setImmediate()
        expect(finished).toBe(false)
        await sql`alter table "importacionPartes" drop column omitidas, drop column respuesta`.execute(
          migrating,
        )
        await sql`insert into kysely_migration values ('033_whole_parts', '2099-01-01')`.execute(migrating)
        await sql`select pg_advisory_unlock(hashtext('cochera-migraciones'))`.execute(migrating)
        await done
      })
      expect(await connection.db.selectFrom('importacionPartes').selectAll().execute()).toEqual([])
    })

    it('give up after a while with a line that says why, and change nothing', async () => {
      const use = await useParts()
      const error: unknown = await migrate(connection, { lockTimeout: LIMIT }).catch(
        (launched: unknown) => launched,
      )
      expect(startupErrorLines(error)).toEqual([
        'Otro programa usa las tablas que hay que actualizar. Cierre lo que esté abierto sobre la base de datos, también otra versión de Cochera, e intente de nuevo. (canceling statement due to lock timeout)',
      ])
      await use.commit().execute()
      await migrate(connection)
      expect(await connection.db.selectFrom('importacionPartes').selectAll().execute()).toEqual([])
    })
  })
})
