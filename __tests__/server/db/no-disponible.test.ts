import { sql } from 'kysely'
import { createCluster, type Cluster } from '../../setup/cluster'
import { ENGINES, freshDatabase, type FreshDatabase } from '../../setup/databases'
import { direccionDe, ingresar, lanzar, matarTodos, pedir, type Proceso } from '../../setup/serverProcess'
import { unaAplicacion } from '../aplicacion'
import { unCable } from './cable'

const CLAVE = 'clave-de-la-demo'
const PLAZO_DE_NEGATIVA = 3500
const PLAZO_DE_REGRESO = 10_000
const NO_DISPONIBLE = { mensaje: 'La base de datos no está disponible. Intente de nuevo.' }

afterAll(matarTodos)

const unConductor = (documento: number) =>
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

const pruebas = {
  sqlite: () => {
    it('answers 503 while the disk is full, loses nothing, and goes on when there is room', async () => {
      const app = await unaAplicacion('sqlite')
      const paginas = await sql<{ page_count: number }>`pragma page_count`.execute(app.db)
      await sql`pragma max_page_count = ${sql.lit((paginas.rows[0]?.page_count ?? 0) + 2)}`.execute(app.db)

      const guardados: string[] = []
      let respuesta = await app.pedir('admin', unConductor(1))
      for (let documento = 2; respuesta.statusCode < 400 && documento < 1000; documento += 1) {
        guardados.push(respuesta.json<{ documento: string }>().documento)
        respuesta = await app.pedir('admin', unConductor(documento))
      }
      expect(respuesta.statusCode).toBe(503)
      expect(respuesta.json()).toEqual(NO_DISPONIBLE)
      expect((await app.pedir('admin', { method: 'GET', url: '/api/buses' })).statusCode).toBe(200)

      await sql`pragma max_page_count = 1000000`.execute(app.db)
      respuesta = await app.pedir('admin', unConductor(5000))
      expect(respuesta.statusCode).toBeLessThan(300)
      const filas = await app.db.selectFrom('conductores').select('documento').execute()
      expect(new Set(filas.map(({ documento }) => documento))).toEqual(new Set([...guardados, '5000']))
      await app.cerrar()
    })
  },

  postgres: () => {
    // `npm run proof:disk` fills a real one.
    it.each([
      ['that its disk is full', 'disk_full'],
      ['that it only reads, as a standby does', 'read_only_sql_transaction'],
    ])(
      'answers 503 while PostgreSQL says %s, stores nothing, and goes on afterwards',
      async (_says, code) => {
        const app = await unaAplicacion('postgres')
        await sql`create function refused() returns trigger language plpgsql as
        $$ begin raise exception 'refused' using errcode = ${sql.lit(code)}; end $$`.execute(app.db)
        await sql`create trigger refused after insert on conductores execute function refused()`.execute(
          app.db,
        )
        const respuesta = await app.pedir('admin', unConductor(1))
        expect([respuesta.statusCode, respuesta.json()]).toEqual([503, NO_DISPONIBLE])
        expect((await app.pedir('admin', { method: 'GET', url: '/api/conductores' })).json()).toEqual([])
        await sql`drop trigger refused on conductores`.execute(app.db)
        expect((await app.pedir('admin', unConductor(1))).statusCode).toBe(201)
        await app.cerrar()
      },
    )

    it('answers 503 within 3 s when the way to PostgreSQL goes silent, and serves again when there is one', async () => {
      let cable: Awaited<ReturnType<typeof unCable>> | undefined
      const app = await unaAplicacion('postgres', {
        traducirUrl: async (url) => (cable = await unCable(new URL(url))).url,
      })
      const preguntar = async () => {
        const inicio = performance.now()
        const respuesta = await app.pedir('consulta', { method: 'GET', url: '/api/buses' })
        return { estado: respuesta.statusCode, demora: performance.now() - inicio, cuerpo: respuesta.body }
      }
      // More than there are connections, so that some wait for one.
      const muchas = () => Promise.all(Array.from({ length: 15 }, preguntar))
      expect((await preguntar()).estado).toBe(200)
      expect((await muchas()).every(({ estado }) => estado === 200)).toBe(true)

      cable?.enmudecer()
      for (const { estado, demora, cuerpo } of await muchas()) {
        expect([estado, JSON.parse(cuerpo)]).toEqual([503, NO_DISPONIBLE])
        expect(demora).toBeLessThan(PLAZO_DE_NEGATIVA)
      }
      await cable?.cortar()
      expect(await preguntar()).toMatchObject({ estado: 503, cuerpo: JSON.stringify(NO_DISPONIBLE) })
      await cable?.reparar()
      expect((await preguntar()).estado).toBe(200)
      await app.cerrar()
      await cable?.cortar()
    })

    describe('a PostgreSQL that really ends', () => {
      let cluster: Cluster
      let base: FreshDatabase
      let servidor: Proceso
      let url: string
      let token: string
      beforeAll(async () => {
        cluster = await createCluster()
        await cluster.start()
        base = await freshDatabase('sqlite')
        servidor = lanzar({ DATA_DIR: base.dataDir, DATABASE_URL: cluster.url, DEMO_PASSWORD: CLAVE })
        url = await direccionDe(servidor)
        token = await ingresar(url, CLAVE)
      })
      afterAll(async () => {
        await cluster.end('SIGQUIT')
        cluster.remove()
        await base.destroy()
      })

      const preguntar = async (ruta: string, body?: unknown) => {
        const inicio = performance.now()
        const { estado, cuerpo } = await pedir(`${url}/api${ruta}`, { token, body })
        return { estado, demora: performance.now() - inicio, cuerpo: JSON.parse(cuerpo) as unknown }
      }

      /** Creates debts until one is refused; answers the others' identifiers and the refusal's status. */
      async function cargar(conductorDocumento: string) {
        const guardadas: string[] = []
        for (;;) {
          const { estado, cuerpo } = await preguntar('/deudas', {
            valor: 1000,
            razon: 'Carga',
            conductorDocumento,
          })
          if (estado >= 300) return { guardadas, estado }
          guardadas.push((cuerpo as { uuid: string }).uuid)
          if (guardadas.length === 5) alGuardarCinco()
        }
      }
      let alGuardarCinco = () => undefined as void

      // At once (`pg_ctl stop -m immediate`), with its clients thrown out (`-m fast`), and by a kill that it hears nothing of.
      it.each(['SIGQUIT', 'SIGINT', 'SIGKILL'] as const)(
        'by %s costs calls a 503 within 3 s, and nothing that was acknowledged once it is back',
        async (signal) => {
          const { cuerpo: conductores } = await preguntar('/conductores?valido=true')
          const [{ documento } = { documento: '' }] = conductores as { documento: string }[]
          const cargados = new Promise<void>((resolve) => (alGuardarCinco = resolve))
          const cargas = Array.from({ length: 4 }, () => cargar(documento))
          await cargados
          await cluster.end(signal)
          const resultados = await Promise.all(cargas)
          expect(resultados.map(({ estado }) => estado)).toEqual([503, 503, 503, 503])

          const credenciales = { username: 'admin', password: CLAVE }
          const llamadas = [
            ...Array.from({ length: 15 }, () => preguntar('/liquidaciones/table')),
            preguntar('/deudas', { valor: 1, razon: 'Nadie la oye', conductorDocumento: documento }),
            preguntar('/auth/login', credenciales),
            preguntar('/listo'),
          ]
          for (const { estado, demora, cuerpo } of await Promise.all(llamadas)) {
            expect([estado, cuerpo]).toEqual([503, NO_DISPONIBLE])
            expect(demora).toBeLessThan(PLAZO_DE_NEGATIVA)
          }
          expect((await preguntar('/salud')).estado).toBe(200)

          await cluster.start()
          const vuelta = performance.now()
          while ((await preguntar('/listo')).estado !== 200)
            expect(performance.now() - vuelta).toBeLessThan(PLAZO_DE_REGRESO)
          const { estado, cuerpo } = await preguntar(`/deudas/conductor?documento=${documento}`)
          expect([estado, performance.now() - vuelta < PLAZO_DE_REGRESO]).toEqual([200, true])
          const presentes = new Set((cuerpo as { deudas: { uuid: string }[] }).deudas.map(({ uuid }) => uuid))
          const perdidas = resultados
            .flatMap(({ guardadas }) => guardadas)
            .filter((uuid) => !presentes.has(uuid))
          expect(perdidas).toEqual([])
          expect(
            (await preguntar('/deudas', { valor: 1, razon: 'De nuevo', conductorDocumento: documento }))
              .estado,
          ).toBe(201)
          expect((await preguntar('/liquidaciones/table')).estado).toBe(200)
          expect(servidor.hijo.exitCode).toBeNull()
        },
      )
    })
  },
}

describe.each(ENGINES)('a database that is away: %s', (engine) => pruebas[engine]())
