import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { ANY_ENGINE } from '../../setup/databases'
import { applicationFor } from '../testServer'

const UNFINISHED = {
  'sends nothing': '',
  'stops in the middle of its headers': 'GET /api/salud HTTP/1.1\r\nHost: x\r\nX-Lento: ',
  'stops in the middle of its body':
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"user',
}

describe('a slow client', () => {
  const app = applicationFor(ANY_ENGINE)
  let port: number
  beforeAll(async () => {
    port = Number(new URL(await app.app.listen({ port: 0, host: '127.0.0.1' })).port)
  })

  it('has 12 s, 10 of them for its headers, is then gone within a second, and keeps nobody else waiting', async () => {
    const { server } = app.app
    expect([server.requestTimeout, server.headersTimeout]).toEqual([12_000, 10_000])
    Object.assign(server, { requestTimeout: 600, headersTimeout: 500 })
    const start = performance.now()
    const clients = await Promise.all(
      Object.values(UNFINISHED).flatMap((text) =>
        Array.from({ length: 20 }, async (): Promise<Socket> => {
          const socket = connect(port, '127.0.0.1')
          await once(socket, 'connect')
          socket.write(text)
          return socket.resume()
        }),
      ),
    )
    const other = await fetch(`http://127.0.0.1:${port}/api/salud`)
    expect(other.status).toBe(200)
    await Promise.all(clients.map((socket) => once(socket, 'close')))
    expect(performance.now() - start).toBeLessThan(3_000)
  })
})
