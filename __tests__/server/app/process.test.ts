import { once } from 'node:events'
import { request } from 'node:http'
import { sql } from 'kysely'
import { sumarDias } from '../../../src/contract/fechas'
import { openDatabase } from '../../../src/server/db/connection'
import { ENGINES, freshDatabase, type FreshDatabase } from '../../setup/databases'
import { addressOf, tokenBySignIn, launch, killAll, ask } from '../../setup/serverProcess'

const PASSWORD = 'clave-de-la-demo'

afterEach(killAll)

/** Begins a POST and waits until the server has let it in; `send` sends the body and gives the answer's status. */
async function begin(url: string, token: string, body: string) {
  const asking = request(url, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  })
  const answer = once(asking, 'response')
  asking.flushHeaders()
  await once(asking, 'continue')
  return {
    send: async () => {
      asking.end(body)
      const [{ statusCode }] = (await answer) as [{ statusCode?: number }]
      return statusCode ?? 0
    },
  }
}

describe('the start of the server', () => {
  it('stops at wrong settings with one line each', async () => {
    const process = launch({ PORT: 'tres mil', ZONA_HORARIA: 'Marte' })
    expect(await process.end).toBe(1)
    expect(process.output()).toBe(
      'PORT debe ser un número entero de 0 a 65535.\n' +
        'ZONA_HORARIA debe ser una zona horaria IANA, por ejemplo America/Bogota.\n',
    )
  })

  const NO_ANSWER = 'La base de datos no responde: revise DATABASE_URL y que PostgreSQL esté en marcha.'

  it.each([
    ['postgres://nadie@127.0.0.1:1/nada', NO_ANSWER],
    [
      'postgres://nadie@no-existe.invalid/nada',
      'No se encuentra la dirección. Corrija HOST o DATABASE_URL. \\(getaddrinfo .* no-existe.invalid\\)',
    ],
  ])('says in one line why there is no PostgreSQL at %s', async (databaseUrl, line) => {
    const base = await freshDatabase('sqlite')
    const process = launch({ DATABASE_URL: databaseUrl, DATA_DIR: base.dataDir })
    expect(await process.end).toBe(1)
    expect(process.output()).toMatch(new RegExp(`^${line}\n$`))
    await base.destroy()
  })
})

describe.each(ENGINES)('the process of the server on %s', (engine) => {
  let base: FreshDatabase
  let env: Record<string, string | undefined>
  beforeAll(async () => {
    base = await freshDatabase(engine)
    env = { DATA_DIR: base.dataDir, DATABASE_URL: base.databaseUrl, DEMO_PASSWORD: PASSWORD }
  })
  afterAll(() => base.destroy())

  it('keeps its sessions through a SIGKILL, and all that it has acknowledged through a stop', async () => {
    const first = launch(env)
    const token = await tokenBySignIn(await addressOf(first), PASSWORD)
    first.child.kill('SIGKILL')
    await first.end

    const second = launch(env)
    const url = await addressOf(second)
    const fechas = Array.from({ length: 50 }, (_, day) => sumarDias('2031-01-01', day))
    const requests = await Promise.all(
      fechas.map((fecha) => begin(`${url}/api/festivos`, token, JSON.stringify({ fecha }))),
    )
    const start = performance.now()
    second.child.kill('SIGTERM')
    const states = await Promise.all(requests.map(({ send }) => send()))
    expect(states.filter((state) => state >= 300)).toEqual([])
    expect(await second.end).toBe(0)
    expect(performance.now() - start).toBeLessThan(10_000)

    const third = launch(env)
    const { body } = await ask(`${await addressOf(third)}/api/festivos`, { token })
    const stored = (JSON.parse(body) as { fecha: string }[]).map(({ fecha }) => fecha)
    expect(stored).toEqual(expect.arrayContaining(fechas))
  })

  /** Keeps all others from writing until it is told to let them. */
  async function holdWrites() {
    const other = await openDatabase(base, { shared: true })
    const trx = await other.db.startTransaction().execute()
    if (engine === 'postgres') await sql`lock table festivos`.execute(trx)
    const letWrite = async () => {
      await trx.rollback().execute()
      await other.close()
    }
    const isWaitedFor = async () => {
      const { rows } = await sql`select 1 from pg_locks where not granted`.execute(other.db)
      return rows.length > 0
    }
    return { letWrite, isWaitedFor }
  }

  /** A server that is asked for a holiday which it cannot store yet. */
  async function openWaiting(fecha: string) {
    const server = launch(env)
    const url = await addressOf(server)
    const token = await tokenBySignIn(url, PASSWORD)
    const { letWrite, isWaitedFor } = await holdWrites()
    const asking = request(`${url}/api/festivos`, {
      method: 'POST',
      agent: false,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
    const answer = once(asking, 'response')
    answer.catch(() => undefined)
    await new Promise<void>((resolve) => asking.end(JSON.stringify({ fecha }), resolve))
    // It has come to the write when that is waited for, or, on SQLite, when it has answered what was asked after it.
    for (let i = 0; i < 3; i += 1) await ask(`${url}/api/salud`)
    while (engine === 'postgres' && !(await isWaitedFor()));
    return { server, url, asking, answer, letWrite }
  }

  /** Checks whether the next start finds the holiday. */
  async function isStored(fecha: string) {
    const { db, close } = await openDatabase(base, { shared: true })
    const rows = await db.selectFrom('festivos').select('fecha').where('fecha', '=', fecha).execute()
    await close()
    return rows.length === 1
  }

  it('stops when the running transaction has ended, and its answer has arrived', async () => {
    const { server, answer, letWrite } = await openWaiting('2032-01-01')
    server.child.kill('SIGTERM')
    await letWrite()
    const [{ statusCode }] = (await answer) as [{ statusCode: number }]
    expect([statusCode, await server.end, await isStored('2032-01-01')]).toEqual([201, 0, true])
  })

  it('lets a running transaction end though who asked for it has left', async () => {
    const { server, url, asking, letWrite } = await openWaiting('2032-01-02')
    asking.destroy()
    server.child.kill('SIGTERM')
    while (await ask(`${url}/api/salud`).then(Boolean, () => false));
    await letWrite()
    expect([await server.end, await isStored('2032-01-02')]).toEqual([0, true])
  })

  // On SQLite a transaction waits for others for less than that.
  if (engine === 'postgres')
    it('stops in time, and a transaction that has not ended by then is rolled back whole', async () => {
      const { server, answer, letWrite } = await openWaiting('2032-01-03')
      const start = performance.now()
      server.child.kill('SIGTERM')
      expect(await server.end).toBe(0)
      expect(performance.now() - start).toBeLessThan(10_000)
      await letWrite()
      await expect(answer).rejects.toThrow()
      expect(await isStored('2032-01-03')).toBe(false)
    })

  // On SQLite there is a folder, and nobody to ask.
  if (engine === 'postgres')
    it.each([
      [
        'there is no such database',
        { pathname: '/ninguna' },
        'La base de datos que nombra DATABASE_URL no existe. Créela o corrija DATABASE_URL. \\(.*"ninguna".*\\)',
      ],
      [
        'PostgreSQL lets nobody in by that name',
        { username: 'nadie' },
        'PostgreSQL no acepta el usuario o la clave de DATABASE_URL. \\(.*"nadie".*\\)',
      ],
    ])('says in one line that %s', async (_what, change, line) => {
      const url = Object.assign(new URL(base.databaseUrl ?? ''), change)
      const process = launch({ ...env, DATABASE_URL: url.href })
      expect(await process.end).toBe(1)
      expect(process.output()).toMatch(new RegExp(`^${line}\n$`))
    })

  it('logs requests without token, password or documento', async () => {
    const process = launch({ ...env, LOG_LEVEL: 'trace' })
    const url = await addressOf(process)
    const token = await tokenBySignIn(url, PASSWORD)
    await ask(`${url}/api/deudas/conductor?documento=71234567`, { token })
    await ask(`${url}/api/conductores?valido=true&documento=71234567`)
    process.child.kill('SIGTERM')
    expect(await process.end).toBe(0)
    const lines = process.output().split('\n')
    const record = lines.filter((line) => line.startsWith('{')).join('\n')
    expect(record).toContain('"path":"/api/deudas/conductor"')
    expect(record).not.toContain(token)
    expect(record).not.toMatch(/71234567|clave-de-la-demo|Bearer/)
  })
})
