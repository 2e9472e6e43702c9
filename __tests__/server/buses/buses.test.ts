import { type BusFila } from '../../../src/contract/buses'
import { type LiquidacionFila } from '../../../src/contract/liquidaciones'
import { ENGINES } from '../../setup/databases'
import { unBus, unConductor, unPasaje } from '../builders'
import { abrirOficina, estadosPorUsuario, type Oficina } from '../oficina'
import { BUS } from './bus'

describe.each(ENGINES)('buses on %s', (engine) => {
  let oficina: Oficina
  let anaUuid: string
  beforeAll(async () => {
    oficina = await abrirOficina(engine)
  })
  beforeEach(async () => {
    await oficina.vaciar()
    anaUuid = (await unConductor(oficina.db, { documento: '1001', nombre: 'Ana Álvarez' })).uuid
    await unConductor(oficina.db, { documento: '1002', nombre: 'Beto Bernal' })
    await unConductor(oficina.db, { documento: '1003', nombre: 'Carlos Retirado', valido: 0 })
  })
  afterAll(() => oficina.cerrar())

  const crear = (cambios: object = {}) =>
    oficina.pedir<BusFila>('editor', 'POST', '/buses', { ...BUS, ...cambios })
  const editar = (numero: string, cambios: object = {}) =>
    oficina.pedir<BusFila>('editor', 'PUT', `/buses/bus/actualizar?numero=${numero}`, { ...BUS, ...cambios })
  const lista = async () => (await oficina.pedir<BusFila[]>('consulta', 'GET', '/buses')).cuerpo

  it('answers the created bus with its driver, the plate in capitals', async () => {
    const { status, cuerpo } = await crear({ placa: ' abc123 ' })
    expect(status).toBe(201)
    expect(cuerpo).toEqual({ ...BUS, conductorNombre: 'Ana Álvarez', version: 1 })
    expect(await lista()).toEqual([cuerpo])
  })

  it('edits the bus that the query names', async () => {
    await crear()
    const cambios = { ruta: 'CBOS', marca: 'Hino', placa: 'xyz987', conductorDocumento: '1002' }
    const { status, cuerpo } = await editar('12', cambios)
    expect(status).toBe(200)
    expect(cuerpo).toEqual({
      ...BUS,
      ...cambios,
      placa: 'XYZ987',
      conductorNombre: 'Beto Bernal',
      version: 2,
    })
    expect(await lista()).toEqual([cuerpo])
  })

  it('an edit of the version that was seen takes away nothing that a colleague has written since', async () => {
    const { cuerpo: visto } = await crear()
    expect(await editar('12', { marca: 'Hino', version: visto.version })).toMatchObject({ status: 200 })
    const [actual] = await lista()
    const rezagada = { modelo: '2021', version: visto.version }
    expect(await editar('12', rezagada)).toEqual({
      status: 409,
      cuerpo: { mensaje: expect.stringMatching(/^Otra persona cambió este bus/) as string, actual },
    })
    expect(await lista()).toEqual([actual])
    expect(await editar('12', { marca: 'Hino', version: visto.version })).toMatchObject({ status: 200 })
    expect(await editar('12', { ...rezagada, version: actual?.version })).toMatchObject({
      status: 200,
      cuerpo: { marca: 'Chevrolet', modelo: '2021', version: 3 },
    })
  })

  it('who retires leaves the bus without driver, which an edit seen before does not undo', async () => {
    const { cuerpo: visto } = await crear()
    await oficina.pedir('admin', 'PUT', '/conductores/conductor/retirar?documento=1001')
    const rezagada = { conductorDocumento: '1002', version: visto.version }
    expect(await editar('12', rezagada)).toMatchObject({
      status: 409,
      cuerpo: { actual: { conductorDocumento: null, version: 2 } },
    })
  })

  it('a new number goes to the bus’s settlements too', async () => {
    await crear()
    await unPasaje(oficina.db, { ruta: BUS.ruta })
    await oficina.pedir('editor', 'POST', '/liquidaciones/sensores', [
      { fecha: '2090-03-19', busNumero: '12', sensor: 300, civica: 0, viajes: 5 },
    ])
    expect((await editar('12', { numero: '12A' })).status).toBe(200)
    expect((await lista()).map(({ numero }) => numero)).toEqual(['12A'])
    const { cuerpo } = await oficina.pedir<LiquidacionFila[]>('consulta', 'GET', '/liquidaciones/table')
    expect(cuerpo).toMatchObject([{ fecha: '2090-03-19', busNumero: '12A' }])
  })

  const NUMERO = 'Ya existe un bus con ese número.'
  const PLACA = 'Ya existe un bus con esa placa.'

  it.each([
    ['numero', { placa: 'OTR000' }, { numero: NUMERO }],
    ['placa, in whatever letters,', { numero: '13', placa: 'abc123' }, { placa: PLACA }],
    ['numero and placa', {}, { numero: NUMERO, placa: PLACA }],
  ])('refuses the %s of another bus on its field and stores nothing', async (_clave, cambios, errores) => {
    await crear()
    expect(await crear(cambios)).toEqual({
      status: 409,
      cuerpo: { mensaje: Object.values(errores)[0], errores },
    })
    expect(await lista()).toHaveLength(1)
  })

  it('refuses an edit that would take another bus’s number or plate, and changes nothing', async () => {
    await crear()
    const otro = await crear({ numero: '15', placa: 'DEF456' })
    expect(await editar('15', { numero: '12', placa: 'DEF456' })).toMatchObject({
      status: 409,
      cuerpo: { mensaje: NUMERO, errores: { numero: NUMERO } },
    })
    expect(await editar('15', { numero: '15', placa: 'ABC123' })).toEqual({
      status: 409,
      cuerpo: { mensaje: PLACA, errores: { placa: PLACA } },
    })
    expect(await lista()).toContainEqual(otro.cuerpo)
    expect(await editar('12')).toMatchObject({ status: 200 })
  })

  it('of buses created at once with one number, or one plate, keeps one', async () => {
    const porNumero = await Promise.all(['AAA111', 'BBB222'].map((placa) => crear({ placa })))
    expect(porNumero.map(({ status }) => status).sort()).toEqual([201, 409])
    const porPlaca = await Promise.all(['21', '22'].map((numero) => crear({ numero, placa: 'CCC333' })))
    expect(porPlaca.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(porPlaca.find(({ status }) => status === 409)?.cuerpo).toEqual({
      mensaje: PLACA,
      errores: { placa: PLACA },
    })
    expect(await lista()).toHaveLength(2)
  })

  it('refuses a driver who does not exist, or who is retired, on the field', async () => {
    expect(await crear({ conductorDocumento: '9999' })).toEqual({
      status: 400,
      cuerpo: {
        mensaje: 'El conductor no existe.',
        errores: { conductorDocumento: 'El conductor no existe.' },
      },
    })
    const retirado = {
      status: 400,
      cuerpo: {
        mensaje: 'El conductor está retirado.',
        errores: { conductorDocumento: 'El conductor está retirado.' },
      },
    }
    expect(await crear({ conductorDocumento: '1003' })).toEqual(retirado)
    expect(await lista()).toEqual([])
    const { cuerpo } = await crear()
    expect(await editar('12', { conductorDocumento: '1003', marca: 'Hino' })).toEqual(retirado)
    expect(await lista()).toEqual([cuerpo])
  })

  it('lets a bus keep the retired driver that it already has', async () => {
    const { uuid } = await unConductor(oficina.db, { documento: '1004', valido: 0 })
    await unBus(oficina.db, { numero: '30', placa: 'GHI789', conductorUuid: uuid })
    const cambios = { numero: '30', placa: 'GHI789', marca: 'Hino', conductorDocumento: '1004' }
    expect(await editar('30', cambios)).toMatchObject({ status: 200, cuerpo: { marca: 'Hino' } })
  })

  it('never leaves a bus with a driver who is retired at the same moment', async () => {
    await unBus(oficina.db, { numero: '12', placa: 'ABC123', conductorUuid: anaUuid })
    for (let vez = 0; vez < 10; vez += 1) {
      const [, edicion] = await Promise.all([
        oficina.pedir('admin', 'PUT', '/conductores/conductor/retirar?documento=1001'),
        editar('12'),
      ])
      expect([200, 400]).toContain(edicion.status)
      expect(await lista()).toMatchObject([{ conductorDocumento: null }])
      await oficina.pedir('admin', 'PUT', '/conductores/conductor/ingresar?documento=1001')
    }
  })

  it('asks for every field in the words of the form, and stores nothing', async () => {
    const { status, cuerpo } = await oficina.pedir('editor', 'POST', '/buses', { numero: '' })
    expect(status).toBe(400)
    expect(cuerpo.errores).toEqual({
      numero: 'El número es requerido.',
      empresa: 'La empresa es requerida.',
      ruta: 'La ruta es requerida.',
      modelo: 'El modelo es requerido.',
      marca: 'La marca es requerida.',
      placa: 'La placa es requerida.',
      conductorDocumento: 'El conductor es requerido.',
    })
    expect(await lista()).toEqual([])
  })

  it('shows a stored route that it does not know, but takes only the four codes', async () => {
    await unBus(oficina.db, { ruta: 'VIEJA' })
    expect(await crear({ ruta: 'VIEJA' })).toEqual({
      status: 400,
      cuerpo: { mensaje: 'La ruta es requerida.', errores: { ruta: 'La ruta es requerida.' } },
    })
    expect((await lista()).map(({ ruta }) => ruta)).toEqual(['VIEJA'])
  })

  it('says when the bus to edit is not there, or not named', async () => {
    expect(await editar('99')).toEqual({ status: 404, cuerpo: { mensaje: 'El bus no existe.' } })
    expect(await oficina.pedir('editor', 'PUT', '/buses/bus/actualizar', BUS)).toMatchObject({
      status: 400,
      cuerpo: { errores: { numero: 'El número es requerido.' } },
    })
  })

  it('admin and editor write, whoever has a session reads', async () => {
    const comoCada = (method: 'GET' | 'POST' | 'PUT', ruta: string, cuerpo?: object) =>
      estadosPorUsuario((usuario) => oficina.pedir(usuario, method, ruta, cuerpo))
    expect(await comoCada('GET', '/buses')).toEqual([200, 200, 200, 401])
    expect(await comoCada('POST', '/buses', BUS)).toEqual([409, 201, 403, 401])
    expect(await comoCada('PUT', '/buses/bus/actualizar?numero=12', BUS)).toEqual([200, 200, 403, 401])
  })
})
