import { type AbonoFila } from '../../../src/contract/abonos'
import { type LiquidacionDetalle, type LiquidacionFila } from '../../../src/contract/liquidaciones'
import { ENGINES } from '../../setup/databases'
import { unaLiquidacion } from '../liquidaciones/empresa'
import { type Negativa } from '../oficina'
import { abrirCaja, HOY, type OficinaDeCaja } from './caja'

const LOCKED =
  'La liquidación del bus 12 del 20 de marzo de 2090 está en el cierre del 20 de marzo de 2090 de Editor. Un administrador puede reabrirlo.'

describe.each(ENGINES)('a settlement of a closed till on %s', (engine) => {
  let oficina: OficinaDeCaja
  let uuid: string
  const linked = { abonoDto: { valor: 20_000 }, deudaDto: { razon: 'Choque', valor: 45_000 } }
  beforeAll(async () => {
    oficina = await abrirCaja(engine)
  })
  beforeEach(async () => {
    await oficina.conBuses()
    uuid = (await oficina.entrar('editor', { liquidada: false, ...linked })).uuid
  })
  afterAll(() => oficina.cerrar())

  const edited = (cambios: object = {}) => ({
    ...unaLiquidacion({ fecha: HOY, ...linked, ...cambios }),
    uuid,
    viajes: 7,
  })
  const sensores = (row: object) =>
    oficina.pedir<LiquidacionFila[] & Negativa>('editor', 'POST', '/liquidaciones/sensores', [
      { fecha: HOY, busNumero: '12', sensor: 400, viajes: 6, civica: 0, ...row },
    ])
  const ofLedger = async (libro: 'abonos' | 'deudas') =>
    (await oficina.pedir<{ abonos: AbonoFila[]; deudas: AbonoFila[] }>('editor', 'GET', `/${libro}`)).cuerpo[
      libro
    ][0]!
  /** Every way in which an EDITOR changes a settlement, or what hangs from it. */
  const WAYS: [string, () => Promise<{ status: number; cuerpo: { mensaje?: string } }>][] = [
    ['its form', () => oficina.pedir('editor', 'POST', '/liquidaciones', edited())],
    [
      'settling it',
      () => oficina.pedir('editor', 'PUT', '/liquidaciones/liquidar', edited({ liquidada: true })),
    ],
    [
      'moving it to another day',
      () => oficina.pedir('editor', 'POST', '/liquidaciones', edited({ fecha: '2090-03-19' })),
    ],
    ['cívica passengers of the sensors', () => sensores({ civica: 9 })],
    [
      'its repayment',
      async () => oficina.pedir('editor', 'PUT', '/abonos', { ...(await ofLedger('abonos')), valor: 1 }),
    ],
    [
      'its debt',
      async () => oficina.pedir('editor', 'POST', '/deudas', { ...(await ofLedger('deudas')), valor: 1 }),
    ],
  ]
  const detail = async () =>
    (await oficina.pedir<LiquidacionDetalle>('editor', 'GET', `/liquidaciones/detalle?uuid=${uuid}`)).cuerpo

  it.each(WAYS)('is left alone by an EDITOR: %s', async (_name, change) => {
    expect((await oficina.cerrarCaja('editor', 'editor')).status).toBe(201)
    const before = await detail()
    const { status, cuerpo } = await change()
    expect([status, cuerpo.mensaje?.replace(/^Fila 1: /, '')]).toEqual([403, LOCKED])
    expect(await detail()).toEqual(before)
    await oficina.reabrir('admin', 'editor')
    expect((await change()).status).toBeLessThan(300)
  })

  it('takes the count of the sensors, which is no money by the register; the closing keeps its figures', async () => {
    await oficina.cerrarCaja('editor', 'editor')
    const { cierre } = await oficina.cajaDe('editor')
    expect((await sensores({})).status).toBe(200)
    expect((await detail()).sensor).toBe(400)
    expect(await oficina.cajaDe('editor')).toMatchObject({ difiere: true, cierre: { ...cierre } })
  })

  it('does not get back what an EDITOR had taken from it', async () => {
    await oficina.pedir('editor', 'POST', '/liquidaciones', edited({ abonoDto: null }))
    await oficina.cerrarCaja('editor', 'editor')
    const { identificador } = await oficina.db
      .selectFrom('cambios')
      .select('identificador')
      .where('sustantivo', '=', 'abonos')
      .where('tipo', '=', 'eliminado')
      .orderBy('secuencia', 'desc')
      .executeTakeFirstOrThrow()
    const restore = (usuario: 'editor' | 'admin') =>
      oficina.pedir(usuario, 'POST', '/historial/restaurar', { sustantivo: 'abonos', identificador })
    expect(await restore('editor')).toEqual({ status: 403, cuerpo: { mensaje: LOCKED } })
    expect((await detail()).abonoDto).toBeNull()
    expect((await restore('admin')).status).toBe(200)
  })

  it('names its closing while it is closed', async () => {
    expect(await detail()).not.toHaveProperty('cierre')
    await oficina.cerrarCaja('editor', 'editor')
    expect((await detail()).cierre).toBe(
      'Está en el cierre del 20 de marzo de 2090 de Editor. Un administrador puede reabrirlo.',
    )
    await oficina.reabrir('admin', 'editor')
    expect(await detail()).not.toHaveProperty('cierre')
  })

  it('may be changed by an ADMIN; the closing keeps its figures', async () => {
    await oficina.cerrarCaja('editor', 'editor')
    const answer = await oficina.pedir('admin', 'POST', '/liquidaciones', edited({ regFin: 1400 }))
    expect(answer.status).toBe(201)
    expect(await oficina.cajaDe('editor')).toMatchObject({
      difiere: true,
      // 454.800 + 20.000 − 45.000
      cierre: { cerrado: true, esperado: 429_800 },
    })
  })

  it('leaves others alone: those that came later are not locked', async () => {
    await oficina.cerrarCaja('editor', 'editor')
    const later = await oficina.entrar('editor', { busNumero: '15' })
    const body = { ...unaLiquidacion({ fecha: HOY, busNumero: '15' }), uuid: later.uuid, viajes: 8 }
    expect((await oficina.pedir('editor', 'POST', '/liquidaciones', body)).status).toBe(201)
  })

  it('is either counted as it was written, or no longer written, whoever comes first', async () => {
    for (let valor = 1; valor <= 8; valor++) {
      const { huella, ahora } = await oficina.cajaDe('editor')
      const [closed, written] = await Promise.all([
        oficina.cerrarCaja('admin', 'editor', { huella, total: ahora.esperado }),
        oficina.pedir('editor', 'POST', '/liquidaciones', edited({ abonoDto: { valor } })),
      ])
      // Either the one or the other: a closing of other figures than were seen is refused.
      expect([closed.status, written.status].sort()).toEqual(closed.status === 201 ? [201, 403] : [201, 409])
      const caja = await oficina.cajaDe('editor')
      expect(caja.difiere).toBe(false)
      if (closed.status === 201) await oficina.reabrir('admin', 'editor')
    }
  })
})

describe.each(ENGINES)('a settlement of a till that is closed by the sensor on %s', (engine) => {
  it('is left alone by the sensors of an EDITOR, who is told in its row; one that says the same passes', async () => {
    const oficina = await abrirCaja(engine, { cierreSegun: 'sensor' })
    await oficina.conBuses()
    await oficina.entrar('editor', { liquidada: false })
    await oficina.cerrarCaja('editor', 'editor')
    const row = { fecha: HOY, busNumero: '12', sensor: 350, viajes: 6, civica: 0 }
    const other = { ...row, busNumero: '15' }
    const ask = (usuario: 'editor' | 'admin', sensor: number) =>
      oficina.pedir(usuario, 'POST', '/liquidaciones/sensores', [other, { ...row, sensor }])
    expect(await ask('editor', 351)).toEqual({
      status: 403,
      cuerpo: { mensaje: `Fila 2: ${LOCKED}`, errores: { '1.busNumero': LOCKED } },
    })
    expect((await oficina.dia()).busesSinLiquidacion).toEqual(['15', '17'])
    expect((await ask('editor', 350)).status).toBe(200)
    expect((await ask('admin', 351)).status).toBe(200)
    await oficina.cerrar()
  })
})
