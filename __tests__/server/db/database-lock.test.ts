import { sql } from 'kysely'
import { openDatabase } from '../../../src/server/db/connection'
import { seizeDatabase } from '../../../src/server/db/database-lock'
import { ENGINES, freshDatabase, type FreshDatabase } from '../../setup/databases'
import { addressOf, launch, killAll, ask } from '../../setup/serverProcess'

const IS_RESTORED =
  'Se está restaurando un respaldo en esta base de datos. Espere a que termine e intente de nuevo.\n'

describe.each(ENGINES)('a database at work on %s', (engine) => {
  let base: FreshDatabase
  beforeEach(async () => {
    base = await freshDatabase(engine)
  })
  afterEach(async () => {
    killAll()
    await base.destroy()
  })

  const begin = () => launch({ DATA_DIR: base.dataDir, DATABASE_URL: base.databaseUrl, DEMO: 'no' })

  /** Ends the connections of this name, and waits until they are gone. */
  async function endConnections(name: string) {
    const { db, close } = await openDatabase(base, { shared: true })
    await sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity
      where datname = current_database() and application_name = ${name} and pid <> pg_backend_pid()`.execute(
      db,
    )
    await close()
  }

  async function holders() {
    const { db, close } = await openDatabase(base, { shared: true })
    const { rows } = await sql<{
      pid: number
    }>`select pid from pg_locks join pg_database d on d.oid = database
      where locktype = 'advisory' and granted and datname = current_database()`.execute(db)
    await close()
    return rows.map(({ pid }) => pid)
  }

  /** As a restoration begins. */
  const takeIt = () => (base.databaseUrl === undefined ? openDatabase(base) : seizeDatabase(base.databaseUrl))

  it('is not replaced beside a server that has nothing to do', async () => {
    const server = begin()
    const url = await addressOf(server)
    if (engine === 'postgres') await endConnections('cochera')
    await expect(takeIt()).rejects.toThrow(/Deténgal[oa]/)
    expect((await ask(`${url}/api/listo`)).status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await server.end).toBe(0)
    const taken = await takeIt()
    await ('release' in taken ? taken.release() : taken.close())
  })

  if (engine !== 'postgres') return

  it('is held again when the connection that holds it is lost', async () => {
    await addressOf(begin())
    const [before] = await holders()
    await endConnections('cochera-lock')
    let [after] = await holders()
    while (after === undefined) [after] = await holders()
    expect(after).not.toBe(before)
  })

  it('takes no server and no order while it is being replaced', async () => {
    const restoration = await seizeDatabase(base.databaseUrl ?? '')
    const env = { DATA_DIR: base.dataDir, DATABASE_URL: base.databaseUrl }
    const orders = [begin(), launch(env, { entry: 'src/server/usuarios.main.ts', args: ['listar'] })]
    for (const { end, output } of orders) expect([await end, output()]).toEqual([1, IS_RESTORED])
    await restoration.release()
    await addressOf(begin())
  })
})
