/** Several processes of the server at once, each its own, on one database. */
import { sql } from 'kysely'
import { sumarDias } from '../../../src/contract/fechas'
import { openDatabase } from '../../../src/server/db/connection'
import { ENGINES, freshDatabase, type Engine, type FreshDatabase } from '../../setup/databases'
import { addressOf, tokenBySignIn, launch, killAll, ask } from '../../setup/serverProcess'

const PASSWORD = 'clave-de-la-demo'
const ROUNDS = 10
const TABLES = [
  'usuarios',
  'conductores',
  'buses',
  'pasajes',
  'festivos',
  'liquidaciones',
  'gastos',
  'deudas',
  'abonos',
  'asistencias',
  'kysely_migration',
]

/** Each of three processes has a folder of its own, as on three machines; on SQLite the folder is the database. */
async function startThree(base: FreshDatabase) {
  const three = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const own = base.engine === 'postgres' ? await freshDatabase('sqlite') : undefined
      const process = launch({
        DATA_DIR: own?.dataDir ?? base.dataDir,
        DATABASE_URL: base.databaseUrl,
        DEMO_PASSWORD: PASSWORD,
        JWT_SECRET: 'el-mismo-secreto-para-todos-los-procesos',
      })
      return { process, propia: own }
    }),
  )
  const urls = await Promise.all(three.map(({ process }) => addressOf(process).catch(() => '')))
  const denied = three.filter((_, numero) => urls[numero] === '')
  return {
    urls: urls.filter((url) => url !== ''),
    refusals: await Promise.all(
      denied.map(async ({ process }) => [await process.end, process.output()] as const),
    ),
    finish: async () => {
      killAll()
      for (const { process, propia } of three) {
        await process.end
        await propia?.destroy()
      }
    },
  }
}

async function countRows(base: FreshDatabase) {
  const { db, close } = await openDatabase(base, { shared: true })
  const accounts: Record<string, number> = {}
  for (const table of TABLES) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)
    accounts[table] = Number(rows[0]?.n)
  }
  await close()
  return accounts
}

/** The rows that one process alone leaves in an empty database. */
async function rowsOfOneAlone(engine: Engine) {
  const base = await freshDatabase(engine)
  const only = launch({ DATA_DIR: base.dataDir, DATABASE_URL: base.databaseUrl, DEMO_PASSWORD: PASSWORD })
  await addressOf(only)
  only.child.kill('SIGTERM')
  await only.end
  const rows = await countRows(base)
  await base.destroy()
  return rows
}

type Three = Awaited<ReturnType<typeof startThree>>

const withSeveral = (three: () => Three) => {
  let urls: string[]
  let token: string
  beforeAll(async () => {
    urls = three().urls
    token = await tokenBySignIn(urls[0] ?? '', PASSWORD)
  })
  /** Asks the nth process, in turns. */
  const inProcess = async (numero: number, path: string, options: Parameters<typeof ask>[1] = {}) => {
    const { status, body } = await ask(`${urls[numero % urls.length]}/api${path}`, { token, ...options })
    return { estado: status, body: JSON.parse(body) as unknown }
  }
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round)

  it('lets one of three settle a bus and a day that are asked of all at once, and tells the others', async () => {
    const buses = (await inProcess(0, '/buses')).body as { numero: string; conductorDocumento: string }[]
    const bus = buses.find(({ conductorDocumento }) => conductorDocumento)
    const pasajes = (await inProcess(0, '/pasajes')).body as { valido: boolean; fechaFinal: string }[]
    const lastDay = pasajes.flatMap(({ valido, fechaFinal }) => (valido ? [fechaFinal] : [])).sort()[0] ?? ''
    for (const round of rounds) {
      const body = {
        fecha: sumarDias(lastDay, -round),
        busNumero: bus?.numero,
        conductorDocumento: bus?.conductorDocumento,
        viajes: 6,
        regIni: 1000,
        regFin: 1400,
        sensor: 420,
        gastos: [],
      }
      const answers = await Promise.all([0, 1, 2].map((n) => inProcess(n, '/liquidaciones', { body })))
      expect(answers.map(({ estado }) => estado).sort()).toEqual([201, 409, 409])
      const created = answers.find(({ estado }) => estado === 201)?.body as { uuid: string }
      // Each keeps a copy of the list: none may show the one of before.
      const lists = await Promise.all([0, 1, 2].map((n) => inProcess(n, '/liquidaciones/table')))
      for (const { body: bodyText } of lists) {
        const theirs = (bodyText as { uuid: string; fecha: string; busNumero: string }[]).filter(
          ({ fecha, busNumero }) => fecha === body.fecha && busNumero === body.busNumero,
        )
        expect(theirs.map(({ uuid }) => uuid)).toEqual([created.uuid])
      }
    }
  })

  it('does once what is sent to all at once under one key', async () => {
    const conductores = (await inProcess(0, '/conductores?valido=true')).body as { documento: string }[]
    const conductorDocumento = conductores[0]?.documento
    for (const round of rounds) {
      const razon = `Choque ${round}`
      const options = {
        body: { valor: 1000, razon, conductorDocumento },
        headers: { 'idempotency-key': `clave-de-la-ronda-${round}` },
      }
      const answers = await Promise.all([0, 1, 2].map((n) => inProcess(n, '/deudas', options)))
      const states = answers.map(({ estado }) => estado)
      expect(states).toContain(201)
      // Idempotency key: a call while the first is under way is refused with 409, a later one gets the same answer.
      expect(states.filter((state) => ![201, 409].includes(state))).toEqual([])
      const after = await inProcess(1, '/deudas', options)
      expect(after).toEqual(answers.find(({ estado }) => estado === 201))
      const { deudas } = (await inProcess(2, `/deudas/conductor?documento=${conductorDocumento}`)).body as {
        deudas: { uuid: string; razon: string }[]
      }
      expect(deudas.filter((deuda) => deuda.razon === razon).map(({ uuid }) => uuid)).toEqual([
        (after.body as { uuid: string }).uuid,
      ])
    }
  })

  it('takes a session at each of them, and at none once it is closed at one', async () => {
    const other = await tokenBySignIn(urls[2] ?? '', PASSWORD)
    const states = async () =>
      (await Promise.all([0, 1, 2].map((n) => inProcess(n, '/buses', { token: other })))).map(
        ({ estado }) => estado,
      )
    expect(await states()).toEqual([200, 200, 200])
    await inProcess(1, '/auth/logout', { token: other, body: '' })
    expect(await states()).toEqual([401, 401, 401])
  })

  it('counts the attempts to sign in at all of them together', async () => {
    const attempt = async (n: number) =>
      (await inProcess(n, '/auth/login', { body: { username: 'nadie', password: 'x' } })).estado
    const states = await Promise.all(Array.from({ length: 16 }, (_, numero) => attempt(numero)))
    expect(states.filter((state) => state === 400)).toHaveLength(10)
    expect(states.filter((state) => state === 429)).toHaveLength(6)
    expect([await attempt(0), await attempt(1), await attempt(2)]).toEqual([429, 429, 429])
  })
}

describe.each(ENGINES)('three processes on one database: %s', (engine) => {
  let base: FreshDatabase
  let three: Three
  beforeAll(async () => {
    base = await freshDatabase(engine)
    three = await startThree(base)
  })
  afterAll(async () => {
    await three.finish()
    await base.destroy()
  })

  it('started at once on an empty one make its tables and its company once', async () => {
    expect(await countRows(base)).toEqual(await rowsOfOneAlone(engine))
    // A SQLite file is for one of them; the others say so and end.
    expect(three.urls).toHaveLength(engine === 'postgres' ? 3 : 1)
    for (const [code, said] of three.refusals) {
      expect(code).toBe(1)
      expect(said).toMatch(/^Otro proceso de Cochera ya usa la carpeta de datos .*\n$/)
    }
  })

  if (engine === 'postgres') describe('that serve side by side', () => withSeveral(() => three))
})
