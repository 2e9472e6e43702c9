import { sql } from 'kysely'
import { createCluster, type Cluster } from '../../setup/cluster'
import { ENGINES, freshDatabase, type FreshDatabase } from '../../setup/databases'
import {
  addressOf,
  tokenBySignIn,
  launch,
  killAll,
  ask as askServer,
  type ServerProcess,
} from '../../setup/serverProcess'
import { openApplication } from '../realApp'
import { aWire } from './wire'

const PASSWORD = 'clave-de-la-demo'
const REFUSAL_DEADLINE = 3500
const RETURN_DEADLINE = 10_000
const UNAVAILABLE = { mensaje: 'La base de datos no está disponible. Intente de nuevo.' }

afterAll(killAll)

const aConductor = (documento: number) =>
  ({
    method: 'POST',
    url: '/api/conductores',
    payload: {
      nombre: 'x'.repeat(120),
      empresa: 'y'.repeat(80),
      fechaNacimiento: '1980-01-31',
      tipoDocumento: 'C.C.',
      documento: String(documento),
    },
  }) as const

const proofs = {
  sqlite: () => {
    it('answers 503 while the disk is full, loses nothing, and goes on when there is room', async () => {
      const app = await openApplication('sqlite')
      const pages = await sql<{ page_count: number }>`pragma page_count`.execute(app.db)
      await sql`pragma max_page_count = ${sql.lit((pages.rows[0]?.page_count ?? 0) + 2)}`.execute(app.db)

      const stored: string[] = []
      let answer = await app.ask('admin', aConductor(1))
      for (let documento = 2; answer.statusCode < 400 && documento < 1000; documento += 1) {
        stored.push(answer.json<{ documento: string }>().documento)
        answer = await app.ask('admin', aConductor(documento))
      }
      expect(answer.statusCode).toBe(503)
      expect(answer.json()).toEqual(UNAVAILABLE)
      expect((await app.ask('admin', { method: 'GET', url: '/api/buses' })).statusCode).toBe(200)

      await sql`pragma max_page_count = 1000000`.execute(app.db)
      answer = await app.ask('admin', aConductor(5000))
      expect(answer.statusCode).toBeLessThan(300)
      const rows = await app.db.selectFrom('conductores').select('documento').execute()
      expect(new Set(rows.map(({ documento }) => documento))).toEqual(new Set([...stored, '5000']))
      await app.close()
    })
  },

  postgres: () => {
    // `proof/disk.main` fills a real one.
    it.each([
      ['that its disk is full', 'disk_full'],
      ['that it only reads, as a standby does', 'read_only_sql_transaction'],
    ])(
      'answers 503 while PostgreSQL says %s, stores nothing, and goes on afterwards',
      async (_says, code) => {
        const app = await openApplication('postgres')
        await sql`create function refused() returns trigger language plpgsql as
        $$ begin raise exception 'refused' using errcode = ${sql.lit(code)}; end $$`.execute(app.db)
        await sql`create trigger refused after insert on conductores execute function refused()`.execute(
          app.db,
        )
        const answer = await app.ask('admin', aConductor(1))
        expect([answer.statusCode, answer.json()]).toEqual([503, UNAVAILABLE])
        expect((await app.ask('admin', { method: 'GET', url: '/api/conductores' })).json()).toEqual([])
        await sql`drop trigger refused on conductores`.execute(app.db)
        expect((await app.ask('admin', aConductor(1))).statusCode).toBe(201)
        await app.close()
      },
    )

    it('answers 503 within 3 s when the way to PostgreSQL goes silent, and serves again when there is one', async () => {
      let wire: Awaited<ReturnType<typeof aWire>> | undefined
      const app = await openApplication('postgres', {
        translateUrl: async (url) => (wire = await aWire(new URL(url))).url,
      })
      const ask = async () => {
        const start = performance.now()
        const answer = await app.ask('consulta', { method: 'GET', url: '/api/buses' })
        return { status: answer.statusCode, delay: performance.now() - start, body: answer.body }
      }
      // More than there are connections, so that some wait for one.
      const many = () => Promise.all(Array.from({ length: 15 }, ask))
      expect((await ask()).status).toBe(200)
      expect((await many()).every(({ status }) => status === 200)).toBe(true)

      wire?.silence()
      for (const { status, delay, body } of await many()) {
        expect([status, JSON.parse(body)]).toEqual([503, UNAVAILABLE])
        expect(delay).toBeLessThan(REFUSAL_DEADLINE)
      }
      await wire?.cut()
      expect(await ask()).toMatchObject({ status: 503, body: JSON.stringify(UNAVAILABLE) })
      await wire?.repair()
      expect((await ask()).status).toBe(200)
      await app.close()
      await wire?.cut()
    })

    describe('a PostgreSQL that really ends', () => {
      let cluster: Cluster
      let base: FreshDatabase
      let server: ServerProcess
      let url: string
      let token: string
      beforeAll(async () => {
        cluster = await createCluster()
        await cluster.start()
        base = await freshDatabase('sqlite')
        server = launch({ DATA_DIR: base.dataDir, DATABASE_URL: cluster.url, DEMO_PASSWORD: PASSWORD })
        url = await addressOf(server)
        token = await tokenBySignIn(url, PASSWORD)
      })
      afterAll(async () => {
        await cluster.end('SIGQUIT')
        cluster.remove()
        await base.destroy()
      })

      const ask = async (path: string, body?: unknown) => {
        const start = performance.now()
        const { status, body: bodyText } = await askServer(`${url}/api${path}`, { token, body })
        return { status, delay: performance.now() - start, body: JSON.parse(bodyText) as unknown }
      }

      /** Creates debts until one is refused; answers the others' identifiers and the refusal's status. */
      async function load(conductorDocumento: string) {
        const stored: string[] = []
        for (;;) {
          const { status, body } = await ask('/deudas', {
            valor: 1000,
            razon: 'Carga',
            conductorDocumento,
          })
          if (status >= 300) return { stored, status }
          stored.push((body as { uuid: string }).uuid)
          if (stored.length === 5) onSavingFive()
        }
      }
      let onSavingFive = () => undefined as void

      // At once (`pg_ctl stop -m immediate`), with its clients thrown out (`-m fast`), and by a kill that it hears nothing of.
      it.each(['SIGQUIT', 'SIGINT', 'SIGKILL'] as const)(
        'by %s costs calls a 503 within 3 s, and nothing that was acknowledged once it is back',
        async (signal) => {
          const { body: conductores } = await ask('/conductores?valido=true')
          const [{ documento } = { documento: '' }] = conductores as { documento: string }[]
          const loaded = new Promise<void>((resolve) => (onSavingFive = resolve))
          const loads = Array.from({ length: 4 }, () => load(documento))
          await loaded
          await cluster.end(signal)
          const results = await Promise.all(loads)
          expect(results.map(({ status }) => status)).toEqual([503, 503, 503, 503])

          const credentials = { username: 'admin', password: PASSWORD }
          const calls = [
            ...Array.from({ length: 15 }, () => ask('/liquidaciones/table')),
            ask('/deudas', { valor: 1, razon: 'Nadie la oye', conductorDocumento: documento }),
            ask('/auth/login', credentials),
            ask('/listo'),
          ]
          for (const { status, delay, body } of await Promise.all(calls)) {
            expect([status, body]).toEqual([503, UNAVAILABLE])
            expect(delay).toBeLessThan(REFUSAL_DEADLINE)
          }
          expect((await ask('/salud')).status).toBe(200)

          await cluster.start()
          const round = performance.now()
          while ((await ask('/listo')).status !== 200)
            expect(performance.now() - round).toBeLessThan(RETURN_DEADLINE)
          const { status, body } = await ask(`/deudas/conductor?documento=${documento}`)
          expect([status, performance.now() - round < RETURN_DEADLINE]).toEqual([200, true])
          const present = new Set((body as { deudas: { uuid: string }[] }).deudas.map(({ uuid }) => uuid))
          const lost = results.flatMap(({ stored }) => stored).filter((uuid) => !present.has(uuid))
          expect(lost).toEqual([])
          expect(
            (await ask('/deudas', { valor: 1, razon: 'De nuevo', conductorDocumento: documento })).status,
          ).toBe(201)
          expect((await ask('/liquidaciones/table')).status).toBe(200)
          expect(server.child.exitCode).toBeNull()
        },
      )
    })
  },
}

describe.each(ENGINES)('a database that is away: %s', (engine) => proofs[engine]())
