import { LIMITE_DE_EVENTOS } from '../../../src/contract/eventos'
import { ENGINES } from '../../setup/databases'
import { aUsuario } from '../realApp'
import { identifiersOf, openStreamServer, type StreamServer } from './streamServer'

describe.each(ENGINES)('the stream of changes on %s', (engine) => {
  let server: StreamServer
  beforeEach(async () => {
    server = await openStreamServer(engine)
  })
  afterEach(() => server.close())

  it('begins with the last change, and tells of what another person saves', async () => {
    const stream = await server.open('consulta')
    expect(stream.status).toBe(200)
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    const last = await server.lastSecuencia()
    expect(await stream.next()).toEqual({ event: 'inicio', id: last, data: { secuencia: last } })
    const saved = await server.holiday('2026-01-01')
    expect(await stream.next()).toEqual({
      event: 'cambios',
      id: last + 1,
      data: [
        {
          secuencia: last + 1,
          sustantivo: 'festivos',
          identificador: saved.json<{ uuid: string }>().uuid,
          liquidacionUuid: null,
          tipo: 'creado',
          usuario: 'Editor',
          solicitud: saved.headers.solicitud,
        },
      ],
    })
    stream.leave()
  })

  it('tells whoever comes back of what they have missed, once, and then of what follows', async () => {
    const stream = await server.open('consulta')
    const begun = (await stream.next())?.id
    const first = await server.uuidOf('2026-01-01')
    expect(identifiersOf(await stream.eventos(1))).toEqual([first])
    stream.leave()
    const missed = [await server.uuidOf('2026-01-06'), await server.uuidOf('2026-01-12')]
    const again = await server.open('consulta', Number(begun) + 1)
    expect(await again.next()).toMatchObject({ event: 'inicio', id: Number(begun) + 1 })
    const later = await server.uuidOf('2026-03-23')
    expect(identifiersOf(await again.eventos(3))).toEqual([...missed, later])
    again.leave()
  })

  it('loses nothing and tells nothing twice to whoever comes while others save', async () => {
    const start = await server.lastSecuencia()
    const days = Array.from({ length: 20 }, (_, day) => `2027-01-${String(day + 1).padStart(2, '0')}`)
    const saving = Promise.all(days.map((fecha) => server.holiday(fecha)))
    const streams = []
    for (let i = 0; i < 8; i += 1) streams.push(await server.open('consulta', start))
    await saving
    const expected = Array.from({ length: days.length }, (_, i) => start + 1 + i)
    for (const stream of streams) {
      expect(await stream.next()).toMatchObject({ event: 'inicio', id: start })
      const told = (await stream.eventos(days.length)).map(({ secuencia }) => secuencia)
      expect(told).toEqual(expected)
      stream.leave()
    }
  })

  it('says that it is too late to tell of more changes than a thousand, or of a change that is not stored', async () => {
    const start = await server.lastSecuencia()
    await server.store(LIMITE_DE_EVENTOS - 1)
    await server.holiday('2026-01-01')
    await server.heardOf()
    const whole = await server.open('consulta', start)
    expect(await whole.next()).toMatchObject({ event: 'inicio', id: start })
    expect(await whole.eventos(LIMITE_DE_EVENTOS)).toHaveLength(LIMITE_DE_EVENTOS)
    const last = await server.lastSecuencia()
    for (const from of [start - 1, last + 7]) {
      const late = await server.open('consulta', from)
      expect(await late.next()).toEqual({ event: 'inicio', id: from, data: { secuencia: from } })
      expect(await late.next()).toEqual({ event: 'atrasado', id: last, data: { secuencia: last } })
      late.leave()
    }
    const uuid = await server.uuidOf('2026-01-06')
    expect(identifiersOf(await whole.eventos(1))).toEqual([uuid])
    whole.leave()
  })

  it('tells of closings to those alone who may read of them', async () => {
    const people = ['admin', 'editor', 'consulta'] as const
    const streams = await Promise.all(people.map((username) => server.open(username)))
    for (const stream of streams) await stream.next()
    await server.store(1, 'Persona', 'cierres')
    await server.holiday('2026-01-01')
    const heard = async (i: number, count: number) =>
      (await streams[i]?.eventos(count))?.map(({ sustantivo }) => sustantivo)
    expect(await heard(0, 2)).toEqual(['cierres', 'festivos'])
    expect(await heard(1, 2)).toEqual(['cierres', 'festivos'])
    expect(await heard(2, 1)).toEqual(['festivos'])
    // Returning readers are told no more.
    const back = await server.open('consulta', (await server.lastSecuencia()) - 2)
    await back.next()
    expect((await back.eventos(1)).map(({ sustantivo }) => sustantivo)).toEqual(['festivos'])
    for (const stream of [...streams, back]) stream.leave()
  })

  it('tells of users to those alone who may read of them', async () => {
    const streams = { admin: await server.open('admin'), consulta: await server.open('consulta') }
    for (const stream of Object.values(streams)) await stream.next()
    await aUsuario(server.connection, 'nueva', [])
    await server.tokenOf('nueva')
    const uuid = await server.uuidOf('2026-01-01')
    expect((await streams.admin.eventos(2)).map(({ sustantivo }) => sustantivo)).toEqual([
      'usuarios',
      'festivos',
    ])
    expect(identifiersOf(await streams.consulta.eventos(1))).toEqual([uuid])
    for (const stream of Object.values(streams)) stream.leave()
  })

  it('shows that it is alive', async () => {
    const stream = await server.open('consulta')
    expect(await stream.nextComment()).toBe(': latido')
    stream.leave()
  })
})
