import { type AbonoFila } from '../../../src/contract/abonos'
import { type LiquidacionDetalle, type LiquidacionFila } from '../../../src/contract/liquidaciones'
import { ENGINES } from '../../setup/databases'
import { liquidacionPayload } from '../liquidaciones/company'
import { type Refusal } from '../office'
import { openTill, TODAY, type TillOffice } from './caja'

const LOCKED =
  'La liquidación del bus 12 del 20 de marzo de 2090 está en el cierre del 20 de marzo de 2090 de Editor. Un administrador puede reabrirlo.'

describe.each(ENGINES)('a settlement of a closed till on %s', (engine) => {
  let office: TillOffice
  let uuid: string
  const linked = { abonoDto: { valor: 20_000 }, deudaDto: { razon: 'Choque', valor: 45_000 } }
  beforeAll(async () => {
    office = await openTill(engine)
  })
  beforeEach(async () => {
    await office.withBuses()
    uuid = (await office.signIn('editor', { liquidada: false, ...linked })).uuid
  })
  afterAll(() => office.close())

  const edited = (changes: object = {}) => ({
    ...liquidacionPayload({ fecha: TODAY, ...linked, ...changes }),
    uuid,
    viajes: 7,
  })
  const sensores = (row: object) =>
    office.ask<LiquidacionFila[] & Refusal>('editor', 'POST', '/liquidaciones/sensores', [
      { fecha: TODAY, busNumero: '12', sensor: 400, viajes: 6, civica: 0, ...row },
    ])
  const ofLedger = async (workbook: 'abonos' | 'deudas') =>
    (await office.ask<{ abonos: AbonoFila[]; deudas: AbonoFila[] }>('editor', 'GET', `/${workbook}`)).body[
      workbook
    ][0]!
  /** Every way in which an EDITOR changes a settlement, or what hangs from it. */
  const WAYS: [string, () => Promise<{ status: number; body: { mensaje?: string } }>][] = [
    ['its form', () => office.ask('editor', 'POST', '/liquidaciones', edited())],
    [
      'settling it',
      () => office.ask('editor', 'PUT', '/liquidaciones/liquidar', edited({ liquidada: true })),
    ],
    [
      'moving it to another day',
      () => office.ask('editor', 'POST', '/liquidaciones', edited({ fecha: '2090-03-19' })),
    ],
    ['cívica passengers of the sensors', () => sensores({ civica: 9 })],
    [
      'its repayment',
      async () => office.ask('editor', 'PUT', '/abonos', { ...(await ofLedger('abonos')), valor: 1 }),
    ],
    [
      'its debt',
      async () => office.ask('editor', 'POST', '/deudas', { ...(await ofLedger('deudas')), valor: 1 }),
    ],
  ]
  const detail = async () =>
    (await office.ask<LiquidacionDetalle>('editor', 'GET', `/liquidaciones/detalle?uuid=${uuid}`)).body

  it.each(WAYS)('is left alone by an EDITOR: %s', async (_name, change) => {
    expect((await office.closeTill('editor', 'editor')).status).toBe(201)
    const before = await detail()
    const { status, body } = await change()
    expect([status, body.mensaje?.replace(/^Fila 1: /, '')]).toEqual([403, LOCKED])
    expect(await detail()).toEqual(before)
    await office.reopen('admin', 'editor')
    expect((await change()).status).toBeLessThan(300)
  })

  it('takes the count of the sensors, which is no money by the register; the closing keeps its figures', async () => {
    await office.closeTill('editor', 'editor')
    const { cierre } = await office.tillOf('editor')
    expect((await sensores({})).status).toBe(200)
    expect((await detail()).sensor).toBe(400)
    expect(await office.tillOf('editor')).toMatchObject({ difiere: true, cierre: { ...cierre } })
  })

  it('does not get back what an EDITOR had taken from it', async () => {
    await office.ask('editor', 'POST', '/liquidaciones', edited({ abonoDto: null }))
    await office.closeTill('editor', 'editor')
    const { identificador } = await office.db
      .selectFrom('cambios')
      .select('identificador')
      .where('sustantivo', '=', 'abonos')
      .where('tipo', '=', 'eliminado')
      .orderBy('secuencia', 'desc')
      .executeTakeFirstOrThrow()
    const restore = (usuario: 'editor' | 'admin') =>
      office.ask(usuario, 'POST', '/historial/restaurar', { sustantivo: 'abonos', identificador })
    expect(await restore('editor')).toEqual({ status: 403, body: { mensaje: LOCKED } })
    expect((await detail()).abonoDto).toBeNull()
    expect((await restore('admin')).status).toBe(200)
  })

  it('names its closing while it is closed', async () => {
    expect(await detail()).not.toHaveProperty('cierre')
    await office.closeTill('editor', 'editor')
    expect((await detail()).cierre).toBe(
      'Está en el cierre del 20 de marzo de 2090 de Editor. Un administrador puede reabrirlo.',
    )
    await office.reopen('admin', 'editor')
    expect(await detail()).not.toHaveProperty('cierre')
  })

  it('may be changed by an ADMIN; the closing keeps its figures', async () => {
    await office.closeTill('editor', 'editor')
    const answer = await office.ask('admin', 'POST', '/liquidaciones', edited({ regFin: 1400 }))
    expect(answer.status).toBe(201)
    expect(await office.tillOf('editor')).toMatchObject({
      difiere: true,
      // 454.800 + 20.000 − 45.000
      cierre: { cerrado: true, esperado: 429_800 },
    })
  })

  it('leaves others alone: those that came later are not locked', async () => {
    await office.closeTill('editor', 'editor')
    const later = await office.signIn('editor', { busNumero: '15' })
    const body = { ...liquidacionPayload({ fecha: TODAY, busNumero: '15' }), uuid: later.uuid, viajes: 8 }
    expect((await office.ask('editor', 'POST', '/liquidaciones', body)).status).toBe(201)
  })

  it('is either counted as it was written, or no longer written, whoever comes first', async () => {
    for (let valor = 1; valor <= 8; valor++) {
      const { huella, ahora } = await office.tillOf('editor')
      const [closed, written] = await Promise.all([
        office.closeTill('admin', 'editor', { huella, total: ahora.esperado }),
        office.ask('editor', 'POST', '/liquidaciones', edited({ abonoDto: { valor } })),
      ])
      // Either the one or the other: a closing of other figures than were seen is refused.
      expect([closed.status, written.status].sort()).toEqual(closed.status === 201 ? [201, 403] : [201, 409])
      const caja = await office.tillOf('editor')
      expect(caja.difiere).toBe(false)
      if (closed.status === 201) await office.reopen('admin', 'editor')
    }
  })
})

describe.each(ENGINES)('a settlement of a till that is closed by the sensor on %s', (engine) => {
  it('is left alone by the sensors of an EDITOR, who is told in its row; one that says the same passes', async () => {
    const office = await openTill(engine, { cierreSegun: 'sensor' })
    await office.withBuses()
    await office.signIn('editor', { liquidada: false })
    await office.closeTill('editor', 'editor')
    const row = { fecha: TODAY, busNumero: '12', sensor: 350, viajes: 6, civica: 0 }
    const other = { ...row, busNumero: '15' }
    const ask = (usuario: 'editor' | 'admin', sensor: number) =>
      office.ask(usuario, 'POST', '/liquidaciones/sensores', [other, { ...row, sensor }])
    expect(await ask('editor', 351)).toEqual({
      status: 403,
      body: { mensaje: `Fila 2: ${LOCKED}`, errores: { '1.busNumero': LOCKED } },
    })
    expect((await office.dia()).busesSinLiquidacion).toEqual(['15', '17'])
    expect((await ask('editor', 350)).status).toBe(200)
    expect((await ask('admin', 351)).status).toBe(200)
    await office.close()
  })
})
