import { TablaDeudasSchema, type DeudaFila, type TablaDeudas } from '../../../src/contract/deudas'
import { ENGINES } from '../../setup/databases'
import { unAbono, unaDeuda, unConductor } from '../builders'
import { abrirOficina, estadosPorUsuario, type Negativa, type Oficina } from '../oficina'

const DESCONOCIDO = '00000000-0000-4000-8000-000000000000'
const DEUDA = { valor: 120_000, razon: 'Préstamo', conductorDocumento: '1001' }

describe.each(ENGINES)('deudas on %s', (engine) => {
  let oficina: Oficina
  let ana: string
  let beto: string
  beforeAll(async () => {
    oficina = await abrirOficina(engine)
  })
  beforeEach(async () => {
    await oficina.vaciar()
    ana = (await unConductor(oficina.db, { documento: '1001', nombre: 'Ana Álvarez' })).uuid
    beto = (await unConductor(oficina.db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })).uuid
  })
  afterAll(() => oficina.cerrar())

  const guardar = <Cuerpo = DeudaFila>(cambios: object = {}) =>
    oficina.pedir<Cuerpo>('editor', 'POST', '/deudas', { ...DEUDA, ...cambios })
  const eliminar = (uuid: string) => oficina.pedir('admin', 'DELETE', `/deudas/eliminar/${uuid}`)
  const tabla = async (ruta = '/deudas') => (await oficina.pedir<TablaDeudas>('consulta', 'GET', ruta)).cuerpo

  it('a new debt is of today, in Bogotá, and answers its row', async () => {
    const { status, cuerpo } = await guardar()
    expect(status).toBe(201)
    expect(cuerpo).toEqual({
      ...DEUDA,
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      conductorNombre: 'Ana Álvarez',
      fecha: '2090-03-20',
      liquidacionUuid: null,
      busNumero: null,
      version: 1,
    })
    expect(await tabla()).toEqual({ deudas: [cuerpo], totalDeuda: 120_000, balance: 120_000 })
  })

  it('a POST with its uuid edits it, and its date stays', async () => {
    const { uuid } = await unaDeuda(oficina.db, ana, { fecha: '2026-01-02' })
    const cambios = { valor: 0, razon: 'Multa', conductorDocumento: '1002' }
    const { status, cuerpo } = await guardar({ uuid: uuid.toUpperCase(), ...cambios })
    expect(status).toBe(200)
    expect(cuerpo).toEqual({
      ...cambios,
      uuid,
      conductorNombre: 'Beto Bernal',
      fecha: '2026-01-02',
      liquidacionUuid: null,
      busNumero: null,
      version: 2,
    })
    expect((await tabla()).deudas).toEqual([cuerpo])
  })

  it('an edit of the version that was seen does not take away what somebody else has written since', async () => {
    const { uuid } = await unaDeuda(oficina.db, ana, { valor: 500_000 })
    const version = (await tabla()).deudas[0]?.version
    expect(await guardar({ uuid, version, valor: 50_000 })).toMatchObject({ status: 200 })
    const antes = await tabla()
    const rezagada = { uuid, version, valor: 500_000, razon: 'Préstamo de enero' }
    expect(await guardar<Negativa>(rezagada)).toMatchObject({
      status: 409,
      cuerpo: {
        mensaje: expect.stringMatching(/^Otra persona cambió esta deuda/) as string,
        actual: antes.deudas[0],
      },
    })
    expect(await tabla()).toEqual(antes)
    // The repetition of the one that passed, whose answer got lost.
    expect(await guardar({ uuid, version, valor: 50_000 })).toMatchObject({ status: 200 })
    expect(await tabla()).toEqual(antes)
  })

  it('who is retired may still be written a debt', async () => {
    expect((await guardar({ conductorDocumento: '1002' })).status).toBe(201)
  })

  it('lists the latest date first, and of a day the latest entered first', async () => {
    for (const [razon, fecha] of [
      ['primera', '2026-03-01'],
      ['segunda', '2026-03-02'],
      ['tercera', '2026-03-01'],
      ['cuarta', '2026-02-28'],
    ] as const)
      await unaDeuda(oficina.db, ana, { razon, fecha })
    expect((await tabla()).deudas.map(({ razon }) => razon)).toEqual([
      'segunda',
      'tercera',
      'primera',
      'cuarta',
    ])
  })

  it('total and balance are the sums of the tables, of all or of the driver asked for', async () => {
    for (const valor of [100_000, 50_000]) await unaDeuda(oficina.db, ana, { valor })
    await unaDeuda(oficina.db, beto, { valor: 999_999_999_999 })
    await unAbono(oficina.db, ana, { valor: 180_000 })
    await unAbono(oficina.db, beto, { valor: 1 })

    const todas = await tabla()
    expect(TablaDeudasSchema.parse(todas)).toEqual(todas)
    expect(todas).toMatchObject({ totalDeuda: 1_000_000_149_999, balance: 999_999_969_998 })
    // 100.000 + 50.000 − 180.000: paid too much, the company owes.
    expect(await tabla('/deudas/conductor?documento=1001')).toMatchObject({
      totalDeuda: 150_000,
      balance: -30_000,
    })
    const deBeto = await tabla('/deudas/conductor?documento=1002')
    expect(deBeto.deudas.map(({ conductorDocumento }) => conductorDocumento)).toEqual(['1002'])
    expect(deBeto).toMatchObject({ totalDeuda: 999_999_999_999, balance: 999_999_999_998 })
  })

  it('without debts the total is 0, and the balance what was repaid', async () => {
    expect(await tabla()).toEqual({ deudas: [], totalDeuda: 0, balance: 0 })
    await unAbono(oficina.db, ana, { valor: 5 })
    expect(await tabla('/deudas/conductor?documento=1001')).toEqual({
      deudas: [],
      totalDeuda: 0,
      balance: -5,
    })
  })

  it('is deleted with a message, once', async () => {
    const { uuid } = await unaDeuda(oficina.db, ana)
    expect(await eliminar(uuid)).toEqual({
      status: 200,
      cuerpo: { mensaje: 'Deuda eliminada exitosamente.' },
    })
    expect(await tabla()).toMatchObject({ deudas: [], totalDeuda: 0 })
    expect(await eliminar(uuid)).toEqual({
      status: 404,
      cuerpo: { mensaje: 'La deuda no existe o ya fue eliminada.' },
    })
  })

  it.each([
    [{ valor: -1 }, 'valor', 'Ingrese un número valido de prestamo.'],
    [{ valor: 1.5 }, 'valor', 'Ingrese un número valido de prestamo.'],
    [{ valor: null }, 'valor', 'Ingrese un número valido de prestamo.'],
    [{ valor: 1_000_000_000_000 }, 'valor', 'Ingrese un número valido de prestamo.'],
    [{ razon: ' ' }, 'razon', 'La razón es requerida.'],
    [{ conductorDocumento: undefined }, 'conductorDocumento', 'El conductor es requerido.'],
    [{ conductorDocumento: '9' }, 'conductorDocumento', 'El conductor con documento 9 no existe.'],
    [{ uuid: 'no' }, 'uuid', 'El identificador no es válido.'],
  ])('refuses %j', async (cambios, campo, mensaje) => {
    expect(await guardar<Negativa>(cambios)).toEqual({
      status: 400,
      cuerpo: { mensaje, errores: { [campo]: mensaje } },
    })
    expect((await tabla()).deudas).toEqual([])
  })

  it('does not find what is not there', async () => {
    expect(await guardar<Negativa>({ uuid: DESCONOCIDO })).toEqual({
      status: 404,
      cuerpo: { mensaje: 'La deuda no existe o ya fue eliminada.' },
    })
    expect(await oficina.pedir('consulta', 'GET', '/deudas/conductor?documento=9')).toEqual({
      status: 404,
      cuerpo: { mensaje: 'El conductor con documento 9 no existe.' },
    })
    expect((await oficina.pedir('consulta', 'GET', '/deudas/conductor')).status).toBe(400)
    expect((await eliminar('no')).status).toBe(400)
  })

  it('reading needs a session, writing ADMIN or EDITOR, deleting ADMIN', async () => {
    const { uuid } = await unaDeuda(oficina.db, ana)
    const estados = (method: 'GET' | 'POST' | 'DELETE', ruta: string, cuerpo?: object) =>
      estadosPorUsuario((usuario) => oficina.pedir(usuario, method, ruta, cuerpo))
    expect(await estados('GET', '/deudas')).toEqual([200, 200, 200, 401])
    expect(await estados('GET', '/deudas/conductor?documento=1001')).toEqual([200, 200, 200, 401])
    expect(await estados('POST', '/deudas', DEUDA)).toEqual([201, 201, 403, 401])
    expect(await estados('POST', '/deudas', { ...DEUDA, uuid })).toEqual([200, 200, 403, 401])
    expect(await estados('DELETE', `/deudas/eliminar/${uuid}`)).toEqual([200, 403, 403, 401])
  })
})
