import { TablaAbonosSchema, type AbonoFila, type TablaAbonos } from '../../../src/contract/abonos'
import { type TablaDeudas } from '../../../src/contract/deudas'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { anAbono, aDeuda, aConductor } from '../builders'
import { serverFor, type Refusal } from '../testServer'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const ABONO = { valor: 60_000, origen: 'Cesantías', conductorDocumento: '1001', fecha: '2026-02-28' }

describe.each(ENGINES)('abonos on %s', (engine) => {
  let ana: string
  let beto: string
  const server = serverFor(engine)
  beforeEach(async () => {
    ana = (await aConductor(server.db, { documento: '1001', nombre: 'Ana Álvarez' })).uuid
    beto = (await aConductor(server.db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })).uuid
  })

  const create = <Body = AbonoFila>(changes: object = {}) =>
    server.ask<Body>('editor', 'POST', '/abonos', { ...ABONO, ...changes })
  const edit = <Body = AbonoFila>(changes: object) =>
    server.ask<Body>('editor', 'PUT', '/abonos', { ...ABONO, ...changes })
  const remove = (uuid: string) => server.ask('admin', 'DELETE', `/abonos/eliminar/${uuid}`)
  const table = async (path = '/abonos') => (await server.ask<TablaAbonos>('consulta', 'GET', path)).body

  it('of edits of the same version, one passes', async () => {
    const { uuid } = await anAbono(server.db, ana)
    const states = await Promise.all(
      [1, 2, 3, 4].map(async (valor) => (await edit({ ...ABONO, uuid, version: 1, valor })).status),
    )
    expect(states.sort()).toEqual([200, 409, 409, 409])
  })

  it('lists the latest date first, of a day the latest entered first, with the sum of the table', async () => {
    for (const [valor, fecha] of [
      [1, '2026-03-01'],
      [2, '2026-03-02'],
      [3, '2026-03-01'],
      [999_999_999_999, '2026-02-28'],
    ] as const)
      await anAbono(server.db, valor === 3 ? beto : ana, { valor, fecha })
    const all = await table()
    expect(TablaAbonosSchema.parse(all)).toEqual(all)
    expect(all.abonos.map(({ valor }) => valor)).toEqual([2, 3, 1, 999_999_999_999])
    expect(all.totalAbono).toBe(1_000_000_000_005)
  })

  // No engine could break what follows.
  if (engine !== ANY_ENGINE) return

  it('a new one has the date that was typed, a uuid of its own, and answers its row', async () => {
    const { status, body } = await create({ uuid: UNKNOWN })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...ABONO,
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      conductorNombre: 'Ana Álvarez',
      liquidacionUuid: null,
      busNumero: null,
      version: 1,
    })
    expect(body.uuid).not.toBe(UNKNOWN)
    expect(await table()).toEqual({ abonos: [body], totalAbono: 60_000 })
  })

  it('a PUT edits all of it, and moves it to a retired driver too', async () => {
    const { uuid } = await anAbono(server.db, ana)
    const changes = { valor: 1, origen: 'Prima', conductorDocumento: '1002', fecha: '2026-12-31' }
    expect(await edit({ uuid, ...changes })).toEqual({
      status: 200,
      body: {
        ...changes,
        uuid,
        conductorNombre: 'Beto Bernal',
        liquidacionUuid: null,
        busNumero: null,
        version: 2,
      },
    })
    expect(await table('/abonos/conductor?documento=1001')).toEqual({ abonos: [], totalAbono: 0 })
    expect(await table('/abonos/conductor?documento=1002')).toMatchObject({
      abonos: [{ uuid }],
      totalAbono: 1,
    })
  })

  it('an edit of a version that is no longer the row’s is told the row as it is', async () => {
    const { uuid } = await anAbono(server.db, ana)
    const { body: current } = await edit({ ...ABONO, uuid, version: 1 })
    expect(await edit({ ...ABONO, uuid, version: 1, valor: 7 })).toEqual({
      status: 409,
      body: { mensaje: expect.stringMatching(/^Otra persona cambió este abono/) as string, actual: current },
    })
  })

  it('every write changes the balance of the debts', async () => {
    await aDeuda(server.db, ana, { valor: 100_000 })
    const balance = async () => (await server.ask<TablaDeudas>('consulta', 'GET', '/deudas')).body.balance
    const { body } = await create({ valor: 40_000 })
    expect(await balance()).toBe(60_000)
    await edit({ uuid: body.uuid, valor: 70_000 })
    expect(await balance()).toBe(30_000)
    await remove(body.uuid)
    expect(await balance()).toBe(100_000)
  })

  it('is deleted with a message, once', async () => {
    const { uuid } = await anAbono(server.db, ana)
    expect(await remove(uuid)).toEqual({
      status: 200,
      body: { mensaje: 'Abono eliminado exitosamente.' },
    })
    expect(await remove(uuid)).toEqual({
      status: 404,
      body: { mensaje: 'El abono no existe o ya fue eliminado.' },
    })
  })

  it.each([
    [{ valor: -1 }, 'valor', 'Ingrese un número valido de Abono.'],
    [{ valor: '' }, 'valor', 'Ingrese un número valido de Abono.'],
    [{ origen: '' }, 'origen', 'El origen es requerido.'],
    [{ fecha: undefined }, 'fecha', 'Fecha es requerida.'],
    [{ fecha: '2026-02-30' }, 'fecha', 'Ingrese una fecha válida.'],
    [{ conductorDocumento: '' }, 'conductorDocumento', 'El conductor es requerido.'],
    [{ conductorDocumento: '9' }, 'conductorDocumento', 'El conductor con documento 9 no existe.'],
  ])('refuses %j, new or edited', async (changes, field, mensaje) => {
    const { uuid } = await anAbono(server.db, ana)
    const refusal = { status: 400, body: { mensaje, errores: { [field]: mensaje } } }
    const before = await table()
    expect(await create<Refusal>(changes)).toEqual(refusal)
    expect(await edit<Refusal>({ uuid, ...changes })).toEqual(refusal)
    expect(await table()).toEqual(before)
  })

  it('an edit must say which one, and that one must be there', async () => {
    const mensaje = 'El identificador no es válido.'
    expect(await edit<Refusal>({})).toEqual({
      status: 400,
      body: { mensaje, errores: { uuid: mensaje } },
    })
    expect((await edit({ uuid: UNKNOWN })).status).toBe(404)
    expect(await server.ask('consulta', 'GET', '/abonos/conductor?documento=9')).toEqual({
      status: 404,
      body: { mensaje: 'El conductor con documento 9 no existe.' },
    })
  })
})
