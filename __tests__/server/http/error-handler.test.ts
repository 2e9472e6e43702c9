import { connect } from 'node:net'
import Fastify from 'fastify'
import { handleError } from '../../../src/server/http/error-handler'
import { ANY_ENGINE } from '../../setup/databases'
import { openApplication, type Application } from '../realApp'

const LOGIN = '/api/auth/login'

/** Writes bytes to the server's socket and reads what comes back until it closes. */
const sendRaw = (port: number, text: string) =>
  new Promise<string>((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.setEncoding('utf8').on('data', (part: string) => (received += part))
    socket.once('error', reject).once('close', () => resolve(received))
  })

describe('the shape of a refusal', () => {
  let app: Application
  let port: number
  beforeAll(async () => {
    app = await openApplication(ANY_ENGINE)
    port = Number(new URL(await app.app.listen({ port: 0, host: '127.0.0.1' })).port)
  })
  afterAll(() => app.close())

  it('is a 400 for malformed JSON and for a key that would poison a prototype', async () => {
    for (const payload of ['{"username":', '{"__proto__":{"roles":"ADMIN"}}', '"solo texto"', '[]', 'null']) {
      const answer = await app.ask(null, { method: 'POST', url: LOGIN, payload })
      expect(answer.statusCode).toBe(400)
      expect(answer.json<{ mensaje: string }>().mensaje).toMatch(/requerid|no son válidos/)
    }
  })

  it('is a 415 for what is not JSON', async () => {
    const answer = await app.ask(null, {
      method: 'POST',
      url: LOGIN,
      payload: 'username=admin',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toEqual({ mensaje: 'El contenido debe enviarse como JSON.' })
  })

  it('is a 413 for more than a mebibyte', async () => {
    const payload = { username: 'x'.repeat(1_100_000), password: 'x' }
    const answer = await app.ask(null, { method: 'POST', url: LOGIN, payload })
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toEqual({ mensaje: 'Los datos enviados son demasiado grandes.' })
  })

  it('is a 404 in JSON for an address that does not exist, with a session or without', async () => {
    for (const usuario of [null, 'admin']) {
      const answer = await app.ask(usuario, { method: 'GET', url: '/api/no-existe?documento=1' })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ mensaje: 'La dirección solicitada no existe.' })
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  it('is a 400 for an address that cannot be decoded', async () => {
    for (const address of ['/%', '/api/%E0%A4%A']) {
      const received = await sendRaw(port, `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      expect(received).toMatch(/^HTTP\/1\.1 400 [\s\S]*\ncontent-type: application\/json/i)
      expect(received).toContain('{"mensaje":"La dirección está mal escrita."}')
    }
  })

  it('lets a call without a body announce JSON', async () => {
    const answer = await app.ask('admin', { method: 'DELETE', url: '/api/liquidaciones' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ mensaje: string }>().mensaje).toBe('El identificador no es válido.')
  })
})

describe.each([{ tls: false }, { tls: true }])('the headers of every answer, with %p', (setting) => {
  let app: Application
  let port: number
  beforeAll(async () => {
    app = await openApplication(ANY_ENGINE, { config: setting })
    port = Number(new URL(await app.app.listen({ port: 0, host: '127.0.0.1' })).port)
  })
  afterAll(() => app.close())

  const HOST = 'Host: x\r\nConnection: close\r\n'

  it.each([
    ['an answer', 200, `GET /api/salud HTTP/1.1\r\n${HOST}\r\n`],
    ['a refusal', 401, `GET /api/buses HTTP/1.1\r\n${HOST}\r\n`],
    ['an unknown address', 404, `GET /no-existe HTTP/1.1\r\n${HOST}\r\n`],
    ['an unknown method', 404, `PROPFIND / HTTP/1.1\r\n${HOST}\r\n`],
    ['a trace', 404, `TRACE / HTTP/1.1\r\n${HOST}\r\n`],
    ['an address that cannot be decoded', 400, `GET /% HTTP/1.1\r\n${HOST}\r\n`],
    ['what is not HTTP', 400, 'HOLA\r\n\r\n'],
    ['enormous headers', 431, `GET / HTTP/1.1\r\n${HOST}X-Largo: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('are there for %s (%i)', async (_what, status, text) => {
    const received = await sendRaw(port, text)
    const [head = '', body] = received.split('\r\n\r\n')
    const headers = new Headers(
      head
        .split('\r\n')
        .slice(1)
        .map((line): [string, string] => [
          line.slice(0, line.indexOf(':')),
          line.slice(line.indexOf(':') + 1),
        ]),
    )
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(
      /default-src '(none|self)';.*frame-ancestors 'none'/,
    )
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toBe(
      setting.tls ? 'max-age=31536000; includeSubDomains' : null,
    )
    if (status >= 400) expect(body).toContain('{"mensaje":')
  })
})

describe('a client that leaves half-way through its request', () => {
  it('is not taken for a database that is away', async () => {
    let record = ''
    const app = Fastify({
      logger: { level: 'warn', stream: { write: (line: string) => (record += line) } },
    })
    const state = new Promise<number>((resolve) => {
      app.setErrorHandler((error, request, reply) => {
        void handleError(error, request, reply)
        resolve(reply.statusCode)
      })
    })
    app.post('/', async () => 'nunca')
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), '127.0.0.1')
    const header = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\nExpect: 100-continue'
    socket.write(`POST / HTTP/1.1\r\n${header}\r\n\r\n`)
    socket.once('data', () => socket.destroy())
    expect(await state).toBe(400)
    expect(record).toBe('')
    await app.close()
  })
})
