import { once } from 'node:events'
import { connect } from 'node:net'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { openStream } from '../../setup/eventStream'
import { HOUR, identifiersOf, openStreamServer, type StreamServer } from './streamServer'

describe.each(ENGINES)('a stream of changes on %s', (engine) => {
  let server: StreamServer
  beforeEach(async () => {
    server = await openStreamServer(engine)
  })
  afterEach(() => server.close())

  it('ends when its person signs out, and no other does', async () => {
    const [leaving, staying] = [await server.open('editor'), await server.open('consulta')]
    await leaving.next()
    await staying.next()
    await server.ask('editor', { method: 'POST', url: '/api/auth/logout' })
    expect(await leaving.next()).toBeUndefined()
    const uuid = await server.uuidOf('2026-01-01', 'admin')
    expect(identifiersOf(await staying.eventos(1))).toEqual([uuid])
    staying.leave()
  })

  it('ends when the server closes, which it does not keep waiting', async () => {
    const streams = await Promise.all([server.open('consulta'), server.open('editor')])
    for (const stream of streams) await stream.next()
    await server.app.close()
    for (const stream of streams) expect(await stream.next()).toBeUndefined()
  })

  // No engine could break what follows.
  if (engine !== ANY_ENGINE) return

  it('ends when its person is disabled', async () => {
    const stream = await server.open('consulta')
    await stream.next()
    const { uuid } = await server.db
      .selectFrom('usuarios')
      .select('uuid')
      .where('username', '=', 'consulta')
      .executeTakeFirstOrThrow()
    const edited = await server.ask('admin', {
      method: 'PUT',
      url: `/api/usuarios/usuario?uuid=${uuid}`,
      payload: { nombre: 'Consulta', roles: [], activo: false },
    })
    expect(edited.statusCode).toBe(200)
    expect(await stream.next()).toBeUndefined()
    expect((await server.open('consulta')).status).toBe(401)
  })

  it('ends with the token that it was opened with', async () => {
    const stream = await server.open('consulta')
    await stream.next()
    server.passTime(10 * HOUR)
    expect(await stream.next()).toBeUndefined()
  })

  it('is for whoever has signed in with a password of their own, and names a change', async () => {
    expect((await openStream(server.origin, 'x')).status).toBe(401)
    await server.db
      .updateTable('usuarios')
      .set({ claveProvisional: 1 })
      .where('username', '=', 'consulta')
      .execute()
    expect((await server.open('consulta')).status).toBe(403)
    const wrong = await openStream(server.origin, await server.tokenOf('editor'), NaN)
    expect([wrong.status, await wrong.refusal()]).toEqual([400, { mensaje: 'La secuencia no es válida.' }])
  })

  it('is open twelve times for one person: the oldest gives way to one more, and is told so', async () => {
    const other = await server.open('editor')
    const streams = []
    for (let i = 0; i < 13; i += 1) streams.push(await server.open('consulta'))
    const [oldest, ...others] = streams
    expect(await oldest?.next()).toMatchObject({ event: 'inicio' })
    expect(await oldest?.next()).toMatchObject({ event: 'cerrado' })
    expect(await oldest?.next()).toBeUndefined()
    const uuid = await server.uuidOf('2026-01-01', 'admin')
    for (const stream of [other, ...others]) {
      expect(await stream.next()).toMatchObject({ event: 'inicio' })
      expect(identifiersOf(await stream.eventos(1))).toEqual([uuid])
      stream.leave()
    }
  })

  it('is no answer that took long', async () => {
    const stream = await server.open('editor')
    await stream.next()
    await server.ask('editor', { method: 'POST', url: '/api/auth/logout' })
    expect(await stream.next()).toBeUndefined()
    expect((await server.open('editor')).status).toBe(401)
    const metrics = (await server.app.inject({ method: 'GET', url: '/metrics' })).body
    expect(metrics).toMatch(/route="\/api\/eventos",status="401"/)
    expect(metrics).not.toMatch(/route="\/api\/eventos",status="200"/)
  })
})

describe('a stream', () => {
  it('that is read too slowly is cut off, and no other', async () => {
    const server = await openStreamServer(ANY_ENGINE, { reading: 5 })
    const url = new URL(server.origin)
    const reader = await server.open('consulta')
    await reader.next()
    const slow = connect(Number(url.port), url.hostname)
    slow.on('error', () => undefined)
    const token = await server.tokenOf('consulta')
    slow.write(`GET /api/eventos HTTP/1.1\r\nHost: ${url.host}\r\nAuthorization: Bearer ${token}\r\n\r\n`)
    await once(slow, 'readable')

    const connections = () =>
      new Promise<number>((resolve) => server.app.server.getConnections((_error, count) => resolve(count)))
    // The system keeps some megabytes for a reader.
    let told = 0
    for (; (await connections()) > 1; told += 1) {
      await server.store(1, 'x'.repeat(300_000))
      expect(await reader.eventos(1)).toMatchObject([{ secuencia: await server.lastSecuencia() }])
    }
    expect(told).toBeGreaterThan(1)
    reader.leave()
    slow.destroy()
    await server.close()
  })
})
