import { type BusFila } from '../../../src/contract/buses'
import { type ConductorFila } from '../../../src/contract/conductores'
import { ENGINES } from '../../setup/databases'
import { unBus, unConductor } from '../builders'
import { abrirOficina, estadosPorUsuario, type Oficina } from '../oficina'

const ANA = {
  nombre: 'Ana Álvarez',
  empresa: 'Coonatra',
  fechaNacimiento: '1955-02-28',
  tipoDocumento: 'C.C.',
  documento: '1001',
}

describe.each(ENGINES)('conductores on %s', (engine) => {
  let oficina: Oficina
  beforeAll(async () => {
    oficina = await abrirOficina(engine)
  })
  beforeEach(() => oficina.vaciar())
  afterAll(() => oficina.cerrar())

  const crear = (cambios: object = {}) =>
    oficina.pedir<ConductorFila>('editor', 'POST', '/conductores', { ...ANA, ...cambios })
  const editar = (documento: string, cambios: object) =>
    oficina.pedir('editor', 'PUT', `/conductores/conductor?documento=${documento}`, { ...ANA, ...cambios })
  const tabla = async () =>
    (await oficina.pedir<ConductorFila[]>('consulta', 'GET', '/conductores/ingresos')).cuerpo
  const nombres = async (ruta: string) =>
    (await oficina.pedir<ConductorFila[]>('consulta', 'GET', ruta)).cuerpo.map(({ nombre }) => nombre)
  const estado = (accion: 'retirar' | 'ingresar', documento: string) =>
    oficina.pedir('admin', 'PUT', `/conductores/conductor/${accion}?documento=${documento}`)

  it('a created driver is active since today, by the company’s calendar', async () => {
    const { status, cuerpo } = await crear({ nombre: '  Ana Álvarez ' })
    expect(status).toBe(201)
    expect(cuerpo).toEqual({
      ...ANA,
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      fechaUltimoIngreso: '2090-03-20',
      fechaUltimoRetiro: null,
      valido: true,
      version: 1,
    })
    expect(await tabla()).toEqual([cuerpo])
  })

  it('the table lists every driver in Spanish order, the selectors only those of the asked state', async () => {
    await unConductor(oficina.db, { nombre: 'Zoe', valido: 0, fechaUltimoRetiro: '2025-12-31' })
    await unConductor(oficina.db, { nombre: 'Bernardo' })
    await unConductor(oficina.db, { nombre: 'Álvaro' })
    expect(await nombres('/conductores/ingresos')).toEqual(['Álvaro', 'Bernardo', 'Zoe'])
    expect(await nombres('/conductores')).toEqual(['Álvaro', 'Bernardo', 'Zoe'])
    expect(await nombres('/conductores?valido=')).toEqual(['Álvaro', 'Bernardo', 'Zoe'])
    expect(await nombres('/conductores?valido=true')).toEqual(['Álvaro', 'Bernardo'])
    expect(await nombres('/conductores?valido=false')).toEqual(['Zoe'])
  })

  it('refuses the documento of another driver on its field and stores nothing', async () => {
    await crear()
    expect(await crear({ nombre: 'Otra', documento: ' 1001 ' })).toEqual({
      status: 409,
      cuerpo: {
        mensaje: 'Ya existe un conductor con ese documento.',
        errores: { documento: 'Ya existe un conductor con ese documento.' },
      },
    })
    expect(await nombres('/conductores')).toEqual(['Ana Álvarez'])
  })

  it('of drivers created at once with one documento, keeps one', async () => {
    const respuestas = await Promise.all(['A', 'B', 'C'].map((nombre) => crear({ nombre })))
    expect(respuestas.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await tabla()).toHaveLength(1)
  })

  it('edits the driver whom the query names, whose documento the body may change', async () => {
    const { cuerpo: creada } = await crear()
    await unBus(oficina.db, { conductorUuid: creada.uuid })
    const cambios = { nombre: 'Ana Ávila', documento: 'AB 77', tipoDocumento: 'PP' }
    const { status, cuerpo } = await editar('1001', cambios)
    expect(status).toBe(200)
    expect(cuerpo).toEqual({ ...creada, ...cambios, version: 2 })
    const buses = await oficina.pedir<BusFila[]>('consulta', 'GET', '/buses')
    expect(buses.cuerpo).toMatchObject([{ conductorDocumento: 'AB 77', conductorNombre: 'Ana Ávila' }])
  })

  it('an edit of the version that was seen takes away nothing that a colleague has written since', async () => {
    const { cuerpo: vista } = await crear()
    expect(await editar('1001', { nombre: 'Ana Ávila', version: vista.version })).toMatchObject({
      status: 200,
    })
    const [actual] = await tabla()
    const rezagada = { empresa: 'Coopetrans', version: vista.version }
    expect(await editar('1001', rezagada)).toEqual({
      status: 409,
      cuerpo: { mensaje: expect.stringMatching(/^Otra persona cambió este conductor/) as string, actual },
    })
    expect(await tabla()).toEqual([actual])
    expect(await editar('1001', { nombre: 'Ana Ávila', version: vista.version })).toMatchObject({
      status: 200,
    })
    expect(await editar('1001', { ...rezagada, version: actual?.version })).toMatchObject({
      status: 200,
      cuerpo: { nombre: 'Ana Álvarez', empresa: 'Coopetrans', version: 3 },
    })
    // Retirar changes nothing that the form holds.
    await estado('retirar', '1001')
    expect(await tabla()).toMatchObject([{ version: 3 }])
  })

  it('refuses to edit a driver into another’s documento, or one who is not there', async () => {
    await crear()
    const { cuerpo: otro } = await crear({ documento: '1002' })
    expect(await editar('1002', { documento: '1001' })).toMatchObject({
      status: 409,
      cuerpo: { errores: { documento: 'Ya existe un conductor con ese documento.' } },
    })
    expect(await tabla()).toContainEqual(otro)
    expect(await editar('9999', {})).toEqual({ status: 404, cuerpo: { mensaje: 'El conductor no existe.' } })
  })

  it('asks for every field in the words of the form, and stores nothing', async () => {
    const { status, cuerpo } = await oficina.pedir('editor', 'POST', '/conductores', {
      nombre: ' ',
      tipoDocumento: 'T.I.',
    })
    expect(status).toBe(400)
    expect(cuerpo.errores).toEqual({
      nombre: 'El nombre es requerido.',
      empresa: 'La empresa es requerida.',
      fechaNacimiento: 'Fecha es requerida.',
      tipoDocumento: 'Tipo de documento es requerido.',
      documento: 'El documento es requerido.',
    })
    expect(await crear({ fechaNacimiento: '1955-02-29' })).toMatchObject({ status: 400 })
    expect(await crear({ nombre: 'a'.repeat(121) })).toMatchObject({ status: 400 })
    expect(await tabla()).toEqual([])
  })

  it('Retirar notes the day and frees the driver’s buses, and nobody else’s', async () => {
    const { cuerpo: ana } = await crear()
    const otro = await unConductor(oficina.db, { documento: '1002' })
    await unBus(oficina.db, { numero: '1', conductorUuid: ana.uuid })
    await unBus(oficina.db, { numero: '2', conductorUuid: ana.uuid })
    await unBus(oficina.db, { numero: '3', conductorUuid: otro.uuid })
    expect(await estado('retirar', '1001')).toEqual({
      status: 200,
      cuerpo: { mensaje: 'Conductor retirado exitosamente.' },
    })
    expect(await tabla()).toContainEqual({ ...ana, valido: false, fechaUltimoRetiro: '2090-03-20' })
    const { cuerpo: buses } = await oficina.pedir<BusFila[]>('consulta', 'GET', '/buses')
    expect(buses.map(({ conductorDocumento }) => conductorDocumento)).toEqual([null, null, '1002'])
  })

  it('Ingresar takes a retired driver back as of today', async () => {
    const retirado = await unConductor(oficina.db, {
      valido: 0,
      fechaUltimoIngreso: '2019-01-01',
      fechaUltimoRetiro: '2025-12-31',
    })
    expect(await estado('ingresar', retirado.documento)).toEqual({
      status: 200,
      cuerpo: { mensaje: 'Conductor ingresado exitosamente.' },
    })
    expect(await tabla()).toEqual([
      { ...retirado, valido: true, fechaUltimoIngreso: '2090-03-20', version: 1 },
    ])
  })

  it('refuses either one twice and for nobody, and then changes nothing', async () => {
    const activo = await unConductor(oficina.db)
    const retirado = await unConductor(oficina.db, { valido: 0 })
    const antes = await tabla()
    expect(await estado('ingresar', activo.documento)).toEqual({
      status: 409,
      cuerpo: { mensaje: 'El conductor ya está ingresado.' },
    })
    expect(await estado('retirar', retirado.documento)).toEqual({
      status: 409,
      cuerpo: { mensaje: 'El conductor ya está retirado.' },
    })
    expect((await estado('retirar', '9999')).status).toBe(404)
    expect((await estado('ingresar', '9999')).status).toBe(404)
    expect((await oficina.pedir('admin', 'PUT', '/conductores/conductor/retirar')).cuerpo.errores).toEqual({
      documento: 'El documento es requerido.',
    })
    expect(await tabla()).toEqual(antes)
  })

  it('of two Retirar at once, does one', async () => {
    await crear()
    const respuestas = await Promise.all([estado('retirar', '1001'), estado('retirar', '1001')])
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('editors create, edit and admit; only admin retires; whoever has a session reads', async () => {
    const { documento } = await unConductor(oficina.db)
    const comoCada = (method: 'GET' | 'POST' | 'PUT', ruta: string, cuerpo?: object) =>
      estadosPorUsuario((usuario) => oficina.pedir(usuario, method, ruta, cuerpo))
    expect(await comoCada('GET', '/conductores')).toEqual([200, 200, 200, 401])
    expect(await comoCada('GET', '/conductores/ingresos')).toEqual([200, 200, 200, 401])
    expect(await comoCada('POST', '/conductores', ANA)).toEqual([409, 201, 403, 401])
    expect(await comoCada('PUT', '/conductores/conductor?documento=1001', ANA)).toEqual([200, 200, 403, 401])
    const retirar = `/conductores/conductor/retirar?documento=${documento}`
    expect(await comoCada('PUT', retirar)).toEqual([200, 403, 403, 401])
    const ingresar = `/conductores/conductor/ingresar?documento=${documento}`
    expect(await comoCada('PUT', ingresar)).toEqual([409, 200, 403, 401])
  })
})
