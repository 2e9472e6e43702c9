import { TablaAbonosSchema, type AbonoFila, type TablaAbonos } from '../../../src/contract/abonos'
import { type TablaDeudas } from '../../../src/contract/deudas'
import { ENGINES } from '../../setup/databases'
import { unAbono, unaDeuda, unConductor } from '../builders'
import { abrirOficina, estadosPorUsuario, type Negativa, type Oficina } from '../oficina'

const DESCONOCIDO = '00000000-0000-4000-8000-000000000000'
const ABONO = { valor: 60_000, origen: 'Cesantías', conductorDocumento: '1001', fecha: '2026-02-28' }

describe.each(ENGINES)('abonos on %s', (engine) => {
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

  const crear = <Cuerpo = AbonoFila>(cambios: object = {}) =>
    oficina.pedir<Cuerpo>('editor', 'POST', '/abonos', { ...ABONO, ...cambios })
  const editar = <Cuerpo = AbonoFila>(cambios: object) =>
    oficina.pedir<Cuerpo>('editor', 'PUT', '/abonos', { ...ABONO, ...cambios })
  const eliminar = (uuid: string) => oficina.pedir('admin', 'DELETE', `/abonos/eliminar/${uuid}`)
  const tabla = async (ruta = '/abonos') => (await oficina.pedir<TablaAbonos>('consulta', 'GET', ruta)).cuerpo

  it('a new one has the date that was typed, a uuid of its own, and answers its row', async () => {
    const { status, cuerpo } = await crear({ uuid: DESCONOCIDO })
    expect(status).toBe(201)
    expect(cuerpo).toEqual({
      ...ABONO,
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      conductorNombre: 'Ana Álvarez',
      liquidacionUuid: null,
      busNumero: null,
      version: 1,
    })
    expect(cuerpo.uuid).not.toBe(DESCONOCIDO)
    expect(await tabla()).toEqual({ abonos: [cuerpo], totalAbono: 60_000 })
  })

  it('a PUT edits all of it, and moves it to a retired driver too', async () => {
    const { uuid } = await unAbono(oficina.db, ana)
    const cambios = { valor: 1, origen: 'Prima', conductorDocumento: '1002', fecha: '2026-12-31' }
    expect(await editar({ uuid, ...cambios })).toEqual({
      status: 200,
      cuerpo: {
        ...cambios,
        uuid,
        conductorNombre: 'Beto Bernal',
        liquidacionUuid: null,
        busNumero: null,
        version: 2,
      },
    })
    expect(await tabla('/abonos/conductor?documento=1001')).toEqual({ abonos: [], totalAbono: 0 })
    expect(await tabla('/abonos/conductor?documento=1002')).toMatchObject({
      abonos: [{ uuid }],
      totalAbono: 1,
    })
  })

  it('an edit of a version that is no longer the row’s is told the row as it is', async () => {
    const { uuid } = await unAbono(oficina.db, ana)
    const { cuerpo: actual } = await editar({ ...ABONO, uuid, version: 1 })
    expect(await editar({ ...ABONO, uuid, version: 1, valor: 7 })).toEqual({
      status: 409,
      cuerpo: { mensaje: expect.stringMatching(/^Otra persona cambió este abono/) as string, actual },
    })
  })

  it('of edits of the same version, one passes', async () => {
    const { uuid } = await unAbono(oficina.db, ana)
    const estados = await Promise.all(
      [1, 2, 3, 4].map(async (valor) => (await editar({ ...ABONO, uuid, version: 1, valor })).status),
    )
    expect(estados.sort()).toEqual([200, 409, 409, 409])
  })

  it('lists the latest date first, of a day the latest entered first, with the sum of the table', async () => {
    for (const [valor, fecha] of [
      [1, '2026-03-01'],
      [2, '2026-03-02'],
      [3, '2026-03-01'],
      [999_999_999_999, '2026-02-28'],
    ] as const)
      await unAbono(oficina.db, valor === 3 ? beto : ana, { valor, fecha })
    const todos = await tabla()
    expect(TablaAbonosSchema.parse(todos)).toEqual(todos)
    expect(todos.abonos.map(({ valor }) => valor)).toEqual([2, 3, 1, 999_999_999_999])
    expect(todos.totalAbono).toBe(1_000_000_000_005)
  })

  it('every write changes the balance of the debts', async () => {
    await unaDeuda(oficina.db, ana, { valor: 100_000 })
    const balance = async () =>
      (await oficina.pedir<TablaDeudas>('consulta', 'GET', '/deudas')).cuerpo.balance
    const { cuerpo } = await crear({ valor: 40_000 })
    expect(await balance()).toBe(60_000)
    await editar({ uuid: cuerpo.uuid, valor: 70_000 })
    expect(await balance()).toBe(30_000)
    await eliminar(cuerpo.uuid)
    expect(await balance()).toBe(100_000)
  })

  it('is deleted with a message, once', async () => {
    const { uuid } = await unAbono(oficina.db, ana)
    expect(await eliminar(uuid)).toEqual({
      status: 200,
      cuerpo: { mensaje: 'Abono eliminado exitosamente.' },
    })
    expect(await eliminar(uuid)).toEqual({
      status: 404,
      cuerpo: { mensaje: 'El abono no existe o ya fue eliminado.' },
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
  ])('refuses %j, new or edited', async (cambios, campo, mensaje) => {
    const { uuid } = await unAbono(oficina.db, ana)
    const negativa = { status: 400, cuerpo: { mensaje, errores: { [campo]: mensaje } } }
    const antes = await tabla()
    expect(await crear<Negativa>(cambios)).toEqual(negativa)
    expect(await editar<Negativa>({ uuid, ...cambios })).toEqual(negativa)
    expect(await tabla()).toEqual(antes)
  })

  it('an edit must say which one, and that one must be there', async () => {
    const mensaje = 'El identificador no es válido.'
    expect(await editar<Negativa>({})).toEqual({
      status: 400,
      cuerpo: { mensaje, errores: { uuid: mensaje } },
    })
    expect((await editar({ uuid: DESCONOCIDO })).status).toBe(404)
    expect(await oficina.pedir('consulta', 'GET', '/abonos/conductor?documento=9')).toEqual({
      status: 404,
      cuerpo: { mensaje: 'El conductor con documento 9 no existe.' },
    })
  })

  it('reading needs a session, writing ADMIN or EDITOR, deleting ADMIN', async () => {
    const { uuid } = await unAbono(oficina.db, ana)
    const estados = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', ruta: string, cuerpo?: object) =>
      estadosPorUsuario((usuario) => oficina.pedir(usuario, method, ruta, cuerpo))
    expect(await estados('GET', '/abonos')).toEqual([200, 200, 200, 401])
    expect(await estados('GET', '/abonos/conductor?documento=1001')).toEqual([200, 200, 200, 401])
    expect(await estados('POST', '/abonos', ABONO)).toEqual([201, 201, 403, 401])
    expect(await estados('PUT', '/abonos', { ...ABONO, uuid })).toEqual([200, 200, 403, 401])
    expect(await estados('DELETE', `/abonos/eliminar/${uuid}`)).toEqual([200, 403, 403, 401])
  })
})
