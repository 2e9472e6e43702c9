import { TablaDeudasSchema, type DeudaFila, type TablaDeudas } from '../../../src/contract/deudas'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { anAbono, aDeuda, aConductor } from '../builders'
import { serverFor, type Refusal } from '../testServer'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const DEUDA = { valor: 120_000, razon: 'Préstamo', conductorDocumento: '1001' }

describe.each(ENGINES)('deudas on %s', (engine) => {
  let ana: string
  let beto: string
  const server = serverFor(engine)
  beforeEach(async () => {
    ana = (await aConductor(server.db, { documento: '1001', nombre: 'Ana Álvarez' })).uuid
    beto = (await aConductor(server.db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })).uuid
  })

  const save = <Body = DeudaFila>(changes: object = {}) =>
    server.ask<Body>('editor', 'POST', '/deudas', { ...DEUDA, ...changes })
  const remove = (uuid: string) => server.ask('admin', 'DELETE', `/deudas/eliminar/${uuid}`)
  const table = async (path = '/deudas') => (await server.ask<TablaDeudas>('consulta', 'GET', path)).body

  it('an edit of the version that was seen does not take away what somebody else has written since', async () => {
    const { uuid } = await aDeuda(server.db, ana, { valor: 500_000 })
    const version = (await table()).deudas[0]?.version
    expect(await save({ uuid, version, valor: 50_000 })).toMatchObject({ status: 200 })
    const before = await table()
    const straggler = { uuid, version, valor: 500_000, razon: 'Préstamo de enero' }
    expect(await save<Refusal>(straggler)).toMatchObject({
      status: 409,
      body: {
        mensaje: expect.stringMatching(/^Otra persona cambió esta deuda/) as string,
        actual: before.deudas[0],
      },
    })
    expect(await table()).toEqual(before)
    // The repetition of the one that passed, whose answer got lost.
    expect(await save({ uuid, version, valor: 50_000 })).toMatchObject({ status: 200 })
    expect(await table()).toEqual(before)
  })

  // No engine could break what follows.
  if (engine !== ANY_ENGINE) return

  it('a new debt is of today, in Bogotá, and answers its row', async () => {
    const { status, body } = await save()
    expect(status).toBe(201)
    expect(body).toEqual({
      ...DEUDA,
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      conductorNombre: 'Ana Álvarez',
      fecha: '2090-03-20',
      liquidacionUuid: null,
      busNumero: null,
      version: 1,
    })
    expect(await table()).toEqual({ deudas: [body], totalDeuda: 120_000, balance: 120_000 })
  })

  it('a POST with its uuid edits it, and its date stays', async () => {
    const { uuid } = await aDeuda(server.db, ana, { fecha: '2026-01-02' })
    const changes = { valor: 0, razon: 'Multa', conductorDocumento: '1002' }
    const { status, body } = await save({ uuid: uuid.toUpperCase(), ...changes })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...changes,
      uuid,
      conductorNombre: 'Beto Bernal',
      fecha: '2026-01-02',
      liquidacionUuid: null,
      busNumero: null,
      version: 2,
    })
    expect((await table()).deudas).toEqual([body])
  })

  it('lists the latest date first, and of a day the latest entered first', async () => {
    for (const [razon, fecha] of [
      ['primera', '2026-03-01'],
      ['segunda', '2026-03-02'],
      ['tercera', '2026-03-01'],
      ['cuarta', '2026-02-28'],
    ] as const)
      await aDeuda(server.db, ana, { razon, fecha })
    expect((await table()).deudas.map(({ razon }) => razon)).toEqual([
      'segunda',
      'tercera',
      'primera',
      'cuarta',
    ])
  })

  it('total and balance are the sums of the tables, of all or of the driver asked for', async () => {
    for (const valor of [100_000, 50_000]) await aDeuda(server.db, ana, { valor })
    await aDeuda(server.db, beto, { valor: 999_999_999_999 })
    await anAbono(server.db, ana, { valor: 180_000 })
    await anAbono(server.db, beto, { valor: 1 })

    const all = await table()
    expect(TablaDeudasSchema.parse(all)).toEqual(all)
    expect(all).toMatchObject({ totalDeuda: 1_000_000_149_999, balance: 999_999_969_998 })
    // 100.000 + 50.000 − 180.000: paid too much, the company owes.
    expect(await table('/deudas/conductor?documento=1001')).toMatchObject({
      totalDeuda: 150_000,
      balance: -30_000,
    })
    const ofBeto = await table('/deudas/conductor?documento=1002')
    expect(ofBeto.deudas.map(({ conductorDocumento }) => conductorDocumento)).toEqual(['1002'])
    expect(ofBeto).toMatchObject({ totalDeuda: 999_999_999_999, balance: 999_999_999_998 })
  })

  it('without debts the total is 0, and the balance what was repaid', async () => {
    expect(await table()).toEqual({ deudas: [], totalDeuda: 0, balance: 0 })
    await anAbono(server.db, ana, { valor: 5 })
    expect(await table('/deudas/conductor?documento=1001')).toEqual({
      deudas: [],
      totalDeuda: 0,
      balance: -5,
    })
  })

  it('is deleted with a message, once', async () => {
    const { uuid } = await aDeuda(server.db, ana)
    expect(await remove(uuid)).toEqual({
      status: 200,
      body: { mensaje: 'Deuda eliminada exitosamente.' },
    })
    expect(await table()).toMatchObject({ deudas: [], totalDeuda: 0 })
    expect(await remove(uuid)).toEqual({
      status: 404,
      body: { mensaje: 'La deuda no existe o ya fue eliminada.' },
    })
  })

  it('who is retired may still be written a debt', async () => {
    expect((await save({ conductorDocumento: '1002' })).status).toBe(201)
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
  ])('refuses %j', async (changes, field, mensaje) => {
    expect(await save<Refusal>(changes)).toEqual({
      status: 400,
      body: { mensaje, errores: { [field]: mensaje } },
    })
    expect((await table()).deudas).toEqual([])
  })

  it('does not find what is not there', async () => {
    expect(await save<Refusal>({ uuid: UNKNOWN })).toEqual({
      status: 404,
      body: { mensaje: 'La deuda no existe o ya fue eliminada.' },
    })
    expect(await server.ask('consulta', 'GET', '/deudas/conductor?documento=9')).toEqual({
      status: 404,
      body: { mensaje: 'El conductor con documento 9 no existe.' },
    })
    expect((await server.ask('consulta', 'GET', '/deudas/conductor')).status).toBe(400)
    expect((await remove('no')).status).toBe(400)
  })
})
