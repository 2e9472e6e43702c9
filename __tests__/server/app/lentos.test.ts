import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { ENGINES } from '../../setup/databases'
import { unaAplicacion, type Aplicacion } from '../aplicacion'

const SIN_TERMINAR = {
  'sends nothing': '',
  'stops in the middle of its headers': 'GET /api/salud HTTP/1.1\r\nHost: x\r\nX-Lento: ',
  'stops in the middle of its body':
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"user',
}

describe('a slow client', () => {
  let app: Aplicacion
  let puerto: number
  beforeAll(async () => {
    app = await unaAplicacion(ENGINES[0] ?? 'sqlite')
    puerto = Number(new URL(await app.app.listen({ port: 0, host: '127.0.0.1' })).port)
  })
  afterAll(() => app.cerrar())

  it('is gone within 15 s, and keeps nobody else waiting', async () => {
    const inicio = performance.now()
    const clientes = await Promise.all(
      Object.values(SIN_TERMINAR).flatMap((texto) =>
        Array.from({ length: 20 }, async (): Promise<Socket> => {
          const socket = connect(puerto, '127.0.0.1')
          await once(socket, 'connect')
          socket.write(texto)
          return socket.resume()
        }),
      ),
    )
    const otro = await fetch(`http://127.0.0.1:${puerto}/api/salud`)
    expect(otro.status).toBe(200)
    await Promise.all(clientes.map((socket) => once(socket, 'close')))
    expect(performance.now() - inicio).toBeLessThan(15_000)
  })
})
