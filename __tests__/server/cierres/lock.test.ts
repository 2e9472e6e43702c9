import { type AbonoFila } from '../../../src/contract/abonos'
import { type LiquidacionDetalle, type LiquidacionFila } from '../../../src/contract/liquidaciones'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { aConductor } from '../builders'
import { liquidacionPayload } from '../liquidaciones/company'
import { type Refusal } from '../testServer'
import { openTill, TODAY, type TillServer } from './caja'

const COUNTED =
  'La liquidación del bus 12 del 20 de marzo de 2090 está en el cierre del 20 de marzo de 2090 de Editor.'
const LOCKED = `${COUNTED} Un administrador puede reabrirlo.`
const LOCKED_TO_ADMIN = `${COUNTED} Reábralo antes, en Cierre del día.`

describe.each(ENGINES)('a settlement of a closed till on %s', (engine) => {
  let server: TillServer
  let uuid: string
  const linked = { abonoDto: { valor: 20_000 }, deudaDto: { razon: 'Choque', valor: 45_000 } }
  beforeAll(async () => {
    server = await openTill(engine)
  })
  beforeEach(async () => {
    await server.withBuses()
    await aConductor(server.db, { documento: '1002', nombre: 'Berta Ruiz' })
    uuid = (await server.signIn('editor', { liquidada: false, ...linked })).uuid
  })
  afterAll(() => server.close())

  const edited = (changes: object = {}) => ({
    ...liquidacionPayload({ fecha: TODAY, ...linked, ...changes }),
    uuid,
  })
  const sensores = (row: object, usuario: 'editor' | 'admin' = 'editor') =>
    server.ask<LiquidacionFila[] & Refusal>(usuario, 'POST', '/liquidaciones/sensores', [
      { fecha: TODAY, busNumero: '12', sensor: 400, viajes: 6, ...row },
    ])
  const ofLedger = async (workbook: 'abonos' | 'deudas') =>
    (await server.ask<{ abonos: AbonoFila[]; deudas: AbonoFila[] }>('editor', 'GET', `/${workbook}`)).body[
      workbook
    ][0]!
  type Change = (usuario: 'editor' | 'admin') => Promise<{ status: number; body: { mensaje?: string } }>
  const edit =
    (changes: object): Change =>
    (usuario) =>
      server.ask(usuario, 'POST', '/liquidaciones', edited(changes))
  /** Every way in which its money, or whose it is, is changed. */
  const WAYS: [string, Change][] = [
    ['its register', edit({ regFin: 1301 })],
    ['its expenses', edit({ gastos: [] })],
    ['a repayment in its form', edit({ abonoDto: { valor: 20_001 } })],
    ['a debt in its form', edit({ deudaDto: { razon: 'Choque', valor: 45_001 } })],
    ['the dropping of its debt', edit({ deudaDto: null })],
    [
      'settling it at another figure',
      (usuario) =>
        server.ask(usuario, 'PUT', '/liquidaciones/liquidar', edited({ liquidada: true, regFin: 1301 })),
    ],
    ['moving it to another day', edit({ fecha: '2090-03-19' })],
    ['moving it to another bus', edit({ busNumero: '15' })],
    ['moving it to another driver', edit({ conductorDocumento: '1002' })],
    ['cívica passengers of the sensors', (usuario) => sensores({ civica: 9 }, usuario)],
    [
      'its repayment in the ledger',
      async (usuario) => server.ask(usuario, 'PUT', '/abonos', { ...(await ofLedger('abonos')), valor: 1 }),
    ],
    [
      'its debt in the ledger',
      async (usuario) => server.ask(usuario, 'POST', '/deudas', { ...(await ofLedger('deudas')), valor: 1 }),
    ],
  ]
  /** Changes that are refused to all but an ADMIN anyway. */
  const DELETIONS: [string, Change][] = [
    ['its deletion', (usuario) => server.ask(usuario, 'DELETE', `/liquidaciones?uuid=${uuid}`)],
    ...(['abonos', 'deudas'] as const).map((libro): [string, Change] => [
      `the deletion among the ${libro} of what hangs from it`,
      async (usuario) => server.ask(usuario, 'DELETE', `/${libro}/eliminar/${(await ofLedger(libro)).uuid}`),
    ]),
  ]
  const closed = async () => expect((await server.closeTill('editor', 'editor')).status).toBe(201)
  const detail = async () =>
    (await server.ask<LiquidacionDetalle>('editor', 'GET', `/liquidaciones/detalle?uuid=${uuid}`)).body

  it.each<[string, object]>([
    ['what was taken from it', { abonoDto: null }],
    ['the driver that it had', { conductorDocumento: '1002' }],
  ])('does not get back %s', async (_what, change) => {
    await edit(change)('editor')
    await server.closeTill('editor', 'editor')
    const before = await detail()
    const { grupo } = await server.db
      .selectFrom('cambios')
      .select('grupo')
      .where('sustantivo', '=', 'abonos')
      .orderBy('secuencia', 'desc')
      .executeTakeFirstOrThrow()
    const undo = (usuario: 'editor' | 'admin') =>
      server.ask(usuario, 'POST', '/historial/deshacer', { grupo })
    const stays = expect.stringContaining('está en el cierre del 20 de marzo de 2090 de Editor') as string
    for (const usuario of ['editor', 'admin'] as const)
      expect(await undo(usuario)).toMatchObject({ status: 409, body: { mensaje: stays } })
    expect(await detail()).toEqual(before)
    await server.reopen('admin', 'editor')
    expect((await undo('admin')).status).toBe(200)
  })

  it('is either counted as it was written, or no longer written, whoever comes first', async () => {
    for (let valor = 1; valor <= 8; valor++) {
      const { huella, ahora } = await server.tillOf('editor')
      const [closed, written] = await Promise.all([
        server.closeTill('admin', 'editor', { huella, total: ahora.esperado }),
        server.ask('editor', 'POST', '/liquidaciones', edited({ abonoDto: { valor } })),
      ])
      // Either the one or the other: a closing of other figures than were seen is refused.
      expect([closed.status, written.status].sort()).toEqual(closed.status === 201 ? [201, 403] : [201, 409])
      const caja = await server.tillOf('editor')
      expect(caja.difiere).toBe(false)
      if (closed.status === 201) await server.reopen('admin', 'editor')
    }
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it.each([...WAYS, ...DELETIONS])(
      'is left alone by EDITOR and ADMIN alike, until the till is reopened: %s',
      async (name, change) => {
        expect(await detail()).not.toHaveProperty('cierre')
        await closed()
        const before = await detail()
        expect(before.cierre).toBe(LOCKED.replace(/^La liquidación .* de 2090 está/, 'Está'))
        const told = async (usuario: 'editor' | 'admin') => {
          const { status, body } = await change(usuario)
          expect(await detail()).toEqual(before)
          return [status, body.mensaje?.replace(/^Fila 1: /, '')]
        }
        if (WAYS.some(([way]) => way === name)) expect(await told('editor')).toEqual([403, LOCKED])
        expect(await told('admin')).toEqual([409, LOCKED_TO_ADMIN])
        await server.reopen('admin', 'editor')
        expect((await change('admin')).status).toBeLessThan(300)
      },
    )

    it.each<[string, object]>([
      ['a comment', { comentario: 'Sensor trasero fallando.' }],
      ['the word for its debt', { deudaDto: { razon: 'Choque leve', valor: 45_000 } }],
      ['its being settled', { liquidada: true }],
    ])('takes what moves no money: %s', async (_name, change) => {
      await closed()
      expect((await edit(change)('editor')).status).toBe(201)
      expect(await detail()).toMatchObject(change)
      expect((await server.tillOf('editor')).difiere).toBe(false)
    })
  }
})

describe('a settlement of a till that is closed by the sensor', () => {
  it('is left alone by the sensors of an EDITOR, who is told in its row; one that says the same passes', async () => {
    const server = await openTill(ANY_ENGINE, { cierreSegun: 'sensor' })
    await server.withBuses()
    await server.signIn('editor', { liquidada: false })
    // 864.000 less a salary of 135.492 and the expenses of 180.000.
    expect((await server.closeTill('editor', 'editor')).body.cierre).toMatchObject({
      segun: 'sensor',
      esperado: 548_508,
      diferencia: 0,
    })
    const row = { fecha: TODAY, busNumero: '12', sensor: 350, viajes: 6 }
    const other = { ...row, busNumero: '15' }
    const ask = (usuario: 'editor' | 'admin', sensor: number) =>
      server.ask(usuario, 'POST', '/liquidaciones/sensores', [other, { ...row, sensor }])
    expect(await ask('editor', 351)).toEqual({
      status: 403,
      body: { mensaje: `Fila 2: ${LOCKED}`, errores: { '1.busNumero': LOCKED } },
    })
    expect((await server.dia()).busesSinLiquidacion).toEqual(['15', '17'])
    expect((await ask('editor', 350)).status).toBe(200)
    expect((await ask('admin', 351)).status).toBe(409)
    await server.reopen('admin', 'editor')
    expect((await ask('editor', 351)).status).toBe(200)
    await server.close()
  })
})
