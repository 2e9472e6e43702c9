import { connect, createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { sql } from 'kysely'
import { ENGINES } from '../../setup/databases'
import { unaAplicacion, type Aplicacion } from '../aplicacion'

const NO_DISPONIBLE = { mensaje: 'La base de datos no está disponible. Intente de nuevo.' }

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

/** The wire between the server and PostgreSQL, which can be cut and mended. */
async function unCable(destino: URL) {
  const extremos = new Set<Socket>()
  const atender = (socket: Socket) => {
    const otro = connect(Number(destino.port), destino.hostname)
    for (const extremo of [socket, otro]) {
      extremos.add(extremo)
      // A cut is what this is for.
      extremo.on('error', () => extremo.destroy())
    }
    socket.pipe(otro).pipe(socket)
  }
  let servidor: Server
  const tender = async (puerto: number) => {
    servidor = createServer(atender).listen(puerto, '127.0.0.1')
    await once(servidor, 'listening')
    const direccion = servidor.address()
    return typeof direccion === 'object' && direccion ? direccion.port : 0
  }
  const puerto = await tender(0)
  return {
    puerto,
    reparar: () => tender(puerto),
    cortar: async () => {
      const cerrado = once(servidor, 'close')
      servidor.close()
      for (const extremo of extremos) extremo.destroy()
      extremos.clear()
      await cerrado
    },
  }
}

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
    let cable: Awaited<ReturnType<typeof unCable>>
    let app: Aplicacion
    beforeAll(async () => {
      app = await unaAplicacion('postgres', {
        traducirUrl: async (url) => {
          cable = await unCable(new URL(url))
          const porElCable = new URL(url)
          porElCable.hostname = '127.0.0.1'
          porElCable.port = String(cable.puerto)
          return porElCable.href
        },
      })
    })
    afterAll(async () => {
      await app.cerrar()
      await cable.cortar()
    })

    it('answers 503 within 3 s when PostgreSQL is away, and serves again when it is back', async () => {
      const listo = () => app.pedir('consulta', { method: 'GET', url: '/api/buses' })
      expect((await listo()).statusCode).toBe(200)
      await cable.cortar()
      const inicio = performance.now()
      const respuesta = await listo()
      expect(performance.now() - inicio).toBeLessThan(3500)
      expect(respuesta.statusCode).toBe(503)
      expect(respuesta.json()).toEqual(NO_DISPONIBLE)
      expect((await app.pedir(null, { method: 'GET', url: '/api/salud' })).statusCode).toBe(200)

      await cable.reparar()
      expect((await listo()).statusCode).toBe(200)
    })
  },
}

describe.each(ENGINES)('a database that is away: %s', (engine) => pruebas[engine]())
