import { sql } from 'kysely'
import { openDatabase } from '../../../src/server/db/connection'
import { seizeDatabase } from '../../../src/server/db/database-lock'
import { ENGINES, freshDatabase, type FreshDatabase } from '../../setup/databases'
import { direccionDe, lanzar, matarTodos, pedir } from '../../setup/serverProcess'

const SE_RESTAURA =
  'Se está restaurando un respaldo en esta base de datos. Espere a que termine e intente de nuevo.\n'

describe.each(ENGINES)('a database at work on %s', (engine) => {
  let base: FreshDatabase
  beforeEach(async () => {
    base = await freshDatabase(engine)
  })
  afterEach(async () => {
    matarTodos()
    await base.destroy()
  })

  const iniciar = () => lanzar({ DATA_DIR: base.dataDir, DATABASE_URL: base.databaseUrl, DEMO: 'no' })

  /** Ends the connections of this name, and waits until they are gone. */
  async function terminarConexiones(nombre: string) {
    const { db, close } = await openDatabase(base, { shared: true })
    await sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity
      where datname = current_database() and application_name = ${nombre} and pid <> pg_backend_pid()`.execute(
      db,
    )
    await close()
  }

  async function quienesLoTienen() {
    const { db, close } = await openDatabase(base, { shared: true })
    const { rows } = await sql<{
      pid: number
    }>`select pid from pg_locks join pg_database d on d.oid = database
      where locktype = 'advisory' and granted and datname = current_database()`.execute(db)
    await close()
    return rows.map(({ pid }) => pid)
  }

  /** As a restoration begins. */
  const tomarla = () =>
    base.databaseUrl === undefined ? openDatabase(base) : seizeDatabase(base.databaseUrl)

  it('is not replaced beside a server that has nothing to do', async () => {
    const servidor = iniciar()
    const url = await direccionDe(servidor)
    if (engine === 'postgres') await terminarConexiones('cochera')
    await expect(tomarla()).rejects.toThrow(/Deténgal[oa]/)
    expect((await pedir(`${url}/api/listo`)).estado).toBe(200)
    servidor.hijo.kill('SIGTERM')
    expect(await servidor.fin).toBe(0)
    const tomada = await tomarla()
    await ('release' in tomada ? tomada.release() : tomada.close())
  })

  if (engine !== 'postgres') return

  it('is held again when the connection that holds it is lost', async () => {
    await direccionDe(iniciar())
    const [antes] = await quienesLoTienen()
    await terminarConexiones('cochera-lock')
    let [despues] = await quienesLoTienen()
    while (despues === undefined) [despues] = await quienesLoTienen()
    expect(despues).not.toBe(antes)
  })

  it('takes no server and no order while it is being replaced', async () => {
    const restauracion = await seizeDatabase(base.databaseUrl ?? '')
    const env = { DATA_DIR: base.dataDir, DATABASE_URL: base.databaseUrl }
    const ordenes = [
      iniciar(),
      lanzar(env, { entrada: 'src/server/usuarios/main.ts', argumentos: ['listar'] }),
    ]
    for (const { fin, salida } of ordenes) expect([await fin, salida()]).toEqual([1, SE_RESTAURA])
    await restauracion.release()
    await direccionDe(iniciar())
  })
})
