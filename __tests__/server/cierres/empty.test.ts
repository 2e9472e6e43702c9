import type { Caja, Cierres } from '../../../src/contract/cierres'
import { sumarDias } from '../../../src/contract/fechas'
import { ANY_ENGINE, ENGINES, type Engine } from '../../setup/databases'
import type { Refusal } from '../testServer'
import { tillFor, TODAY } from './caja'

function openEmptyTill(engine: Engine) {
  const server = tillFor(engine)

  const ownOf = async (usuario: 'editor' | 'admin', fecha = TODAY) =>
    (await server.ask<Cierres>(usuario, 'GET', `/cierres?fecha=${fecha}`)).body.propia
  /** Counts the money that a till began with. */
  const close = async (usuario: 'editor' | 'admin', changes: object = {}) => {
    const count = { contadoPor: 'total', efectivo: {}, total: 200_000, motivo: 'Base', enterado: true }
    const seen = { fecha: TODAY, username: 'editor', huella: (await ownOf('editor'))?.huella }
    return server.ask<Caja & Refusal>(usuario, 'POST', '/cierres', { ...seen, ...count, ...changes })
  }
  return { server, ownOf, close }
}

describe.each(ENGINES)('a till without settlements on %s', (engine) => {
  const { server, ownOf, close } = openEmptyTill(engine)

  it('is no row of the day, and is closed by its clerk all the same, once', async () => {
    expect((await server.dia()).cajas).toEqual([])
    expect(await close('editor', { motivo: '' })).toMatchObject({ status: 400 })
    const answers = await Promise.all([close('editor'), close('editor'), close('admin')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await server.tillOf('editor')).toMatchObject({
      difiere: false,
      cierre: { cerrado: true, liquidaciones: 0, esperado: 0, contado: 200_000, diferencia: 200_000 },
    })
    const [paper] = await server.pdf(
      'editor',
      `/documentos/cierres?uuid=${(await ownOf('editor'))?.cierre?.uuid}`,
    )
    expect(paper).toContain('Sobrante de $ 200.000')
  })
})

describe('a till without settlements', () => {
  const { server, ownOf, close } = openEmptyTill(ANY_ENGINE)

  it('is closed for another person by an ADMIN alone, and on a day that has come', async () => {
    expect(await close('editor', { username: 'admin' })).toEqual({
      status: 403,
      body: { mensaje: 'Solo un administrador puede cerrar la caja de otra persona.' },
    })
    expect((await close('admin', { username: 'nadie' })).status).toBe(404)
    expect(await ownOf('editor', sumarDias(TODAY, 1))).toBeNull()
    expect((await close('editor', { fecha: sumarDias(TODAY, 1) })).status).toBe(404)
    expect((await close('editor', { fecha: sumarDias(TODAY, -1) })).status).toBe(201)
    expect((await close('admin')).status).toBe(201)
  })

  it('is not closed as empty once something has come to it; what comes after goes to the next', async () => {
    const huella = (await ownOf('editor'))?.huella
    await server.signIn('editor')
    expect((await close('editor', { huella })).status).toBe(409)
    expect((await server.closeTill('editor', 'editor')).status).toBe(201)
    await server.withBuses()
    await close('editor')
    await server.signIn('editor')
    expect(await server.tillOf('editor')).toMatchObject({ difiere: false, cierre: { liquidaciones: 0 } })
  })
})
