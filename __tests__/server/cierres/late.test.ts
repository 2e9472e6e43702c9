import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { aLiquidacion } from '../builders'
import { liquidacionPayload } from '../liquidaciones/company'
import { tillFor, TODAY } from './caja'

const TOMORROW = '2090-03-21'
const EVENING = '2090-03-21T03:00:00Z'
/** Six of the next morning, for the same session. */
const MORNING = '2090-03-21T11:00:00Z'

describe.each(ENGINES)('what is entered after its till was closed on %s', (engine) => {
  let now = EVENING
  let uuid: string
  const server = tillFor(engine, {}, () => new Date(now))
  /** A closed till of today with bus 12, and bus 15 that came after it. */
  beforeEach(async () => {
    now = EVENING
    await server.signIn('editor')
    expect((await server.closeTill('editor', 'editor')).status).toBe(201)
    uuid = (await server.signIn('editor', { busNumero: '15', deudaDto: { razon: 'Choque', valor: 1000 } }))
      .uuid
  })

  const LATE = [{ fecha: TODAY, liquidaciones: 1, esperado: 453_800 }]
  const tills = async (fecha: string) =>
    (await server.dia(fecha)).cajas.map(({ username, ahora, deDiasCerrados }) => ({
      username,
      liquidaciones: ahora.liquidaciones,
      deDiasCerrados,
    }))
  const tomorrow = (usuario: 'editor' | 'admin') => server.closeTill(usuario, 'editor', { fecha: TOMORROW })

  it('goes to the next till of its clerk, which names it, also where nothing else is in it', async () => {
    expect(await tills(TOMORROW)).toEqual([])
    now = MORNING
    expect(await tills(TOMORROW)).toEqual([{ username: 'editor', liquidaciones: 1, deDiasCerrados: LATE }])
    await server.signIn('editor', { busNumero: '17' })
    await server.signIn('admin', { busNumero: '17', fecha: TOMORROW })
    expect(await tills(TOMORROW)).toEqual([
      { username: 'admin', liquidaciones: 1, deDiasCerrados: [] },
      { username: 'editor', liquidaciones: 2, deDiasCerrados: LATE },
    ])
    const { status, body } = await tomorrow('editor')
    // 454.800, and 454.800 less the debt.
    expect([status, body.cierre?.esperado, body.deDiasCerrados]).toEqual([201, 908_600, LATE])
    expect((await server.tillOf('editor', TOMORROW)).deDiasCerrados).toEqual(LATE)
    const pages = await server.pdf('editor', `/documentos/cierres?uuid=${body.cierre?.uuid}`)
    expect(pages[0]).toContain(
      'Liquidaciones 2 (pendientes: 0) De días ya cerrados (*) 20 de marzo de 2090: 1, $ 453.800 Neto',
    )
    expect(pages[1]).toContain('15 * Ana Álvarez 20 de marzo de 2090 $ 454.800')
    expect(pages[1]).toContain('17 Ana Álvarez 20 de marzo de 2090 $ 454.800')
  })

  it('goes to whichever later till is closed first', async () => {
    now = MORNING
    const { uuid: other } = await server.signIn('editor', { busNumero: '17' })
    const LATER = '2090-03-22'
    await server.db
      .updateTable('liquidaciones')
      .set({ fechaEntrega: LATER })
      .where('uuid', '=', other)
      .execute()
    const seen = await Promise.all([TOMORROW, LATER].map((fecha) => server.tillOf('editor', fecha)))
    expect(seen.map(({ deDiasCerrados }) => deDiasCerrados)).toEqual([LATE, LATE])
    const answers = await Promise.all(
      [TOMORROW, LATER].map((fecha, i) =>
        server.closeTill('editor', 'editor', {
          fecha,
          huella: seen[i]?.huella,
          total: seen[i]?.ahora.esperado,
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const counted = server.db.selectFrom('cierreLiquidaciones').select('cierreUuid')
    expect(await counted.where('liquidacionUuid', '=', uuid).execute()).toHaveLength(1)
  })

  it('is what comes back too: a closed till takes nothing more', async () => {
    const group = '5f0e6f2e-5a0a-4d5c-9a3b-0d8f0c8f1a11'
    await server.reopen('admin', 'editor')
    await server.ask('admin', 'DELETE', `/liquidaciones?uuid=${uuid}`, undefined, { grupo: group })
    await server.closeTill('editor', 'editor')
    expect((await server.ask('admin', 'POST', '/historial/deshacer', { grupo: group })).status).toBe(200)
    expect(await server.tillOf('editor')).toMatchObject({ difiere: false, ahora: { liquidaciones: 1 } })
    now = MORNING
    expect(await tills(TOMORROW)).toEqual([{ username: 'editor', liquidaciones: 1, deDiasCerrados: LATE }])
  })

  it('goes nowhere when nobody is known to have entered it: the till of that day says that it changed', async () => {
    await aLiquidacion(server.db, { busNumero: '12', fechaEntrega: TODAY, valorNetoReg: 1 })
    await server.closeTill('admin', null)
    await aLiquidacion(server.db, { busNumero: '15', fechaEntrega: TODAY, valorNetoReg: 1 })
    expect((await server.tillOf(null)).difiere).toBe(true)
    now = MORNING
    expect((await tills(TOMORROW)).map(({ username }) => username)).toEqual(['editor'])
  })

  it('is not forgotten when it was deleted while the next till was closed, and came back', async () => {
    now = MORNING
    await server.signIn('editor', { busNumero: '17', fecha: TOMORROW })
    const group = '7c0e6f2e-5a0a-4d5c-9a3b-0d8f0c8f1a11'
    await server.ask('admin', 'DELETE', `/liquidaciones?uuid=${uuid}`, undefined, { grupo: group })
    await tomorrow('editor')
    expect((await server.ask('admin', 'POST', '/historial/deshacer', { grupo: group })).status).toBe(200)
    const LATER = '2090-03-22'
    await server.signIn('editor', { busNumero: '12', fecha: '2090-03-18' })
    await server.db
      .updateTable('liquidaciones')
      .set({ fechaEntrega: LATER })
      .where('fecha', '=', '2090-03-18')
      .execute()
    expect((await server.tillOf('editor', LATER)).deDiasCerrados).toEqual(LATE)
    // The till that was closed meanwhile stays as it was counted.
    expect(await server.tillOf('editor', TOMORROW)).toMatchObject({
      difiere: false,
      deDiasCerrados: [],
      ahora: { liquidaciones: 1 },
    })
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it('may be changed until that one is closed, and then no more', async () => {
      const edit = (regFin: number) =>
        server.ask('editor', 'POST', '/liquidaciones', {
          ...liquidacionPayload({ fecha: TODAY, busNumero: '15', liquidada: true, regFin }),
          uuid,
          deudaDto: { razon: 'Choque', valor: 1000 },
        })
      now = MORNING
      expect((await edit(1301)).status).toBe(201)
      await tomorrow('editor')
      expect(await edit(1302)).toMatchObject({
        status: 403,
        body: {
          mensaje:
            'La liquidación del bus 15 del 20 de marzo de 2090 está en el cierre del 21 de marzo de 2090 de Editor. Un administrador puede reabrirlo.',
        },
      })
    })

    it('is taken in by its own till when that is reopened, unless another counts it by then', async () => {
      now = MORNING
      await server.reopen('admin', 'editor')
      expect([(await server.tillOf('editor')).ahora.liquidaciones, await tills(TOMORROW)]).toEqual([2, []])
      expect((await server.closeTill('editor', 'editor')).body.cierre?.liquidaciones).toBe(2)
      expect(await tills(TOMORROW)).toEqual([])
    })

    it('stays with the next till when its own is reopened after that', async () => {
      now = MORNING
      await tomorrow('editor')
      await server.reopen('admin', 'editor')
      expect((await server.tillOf('editor')).ahora.liquidaciones).toBe(1)
      await server.reopen('admin', 'editor', {}, TOMORROW)
      expect((await server.tillOf('editor')).ahora.liquidaciones).toBe(2)
      expect((await server.tillOf('editor', TOMORROW)).ahora.liquidaciones).toBe(0)
    })
  }
})
