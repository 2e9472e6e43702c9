import { type AsistenciaFila } from '../../../src/contract/asistencias'
import { ENGINES } from '../../setup/databases'
import { unBus, unConductor, unPasaje } from '../builders'
import { abrirOficina, type Oficina } from '../oficina'

const HOY = '2090-03-20'
const AYER = '2090-03-19'

describe.each(ENGINES)('the attendance that is proposed for a day on %s', (engine) => {
  let oficina: Oficina
  let anaUuid: string
  beforeAll(async () => {
    oficina = await abrirOficina(engine)
  })
  beforeEach(async () => {
    await oficina.vaciar()
    await unPasaje(oficina.db, { ruta: 'CCNT' })
    anaUuid = (await unConductor(oficina.db, { documento: '1001', nombre: 'Ana Álvarez' })).uuid
    await unBus(oficina.db, { numero: '12', conductorUuid: anaUuid })
    await unBus(oficina.db, { numero: '15' })
  })
  afterAll(() => oficina.cerrar())

  const proponer = async (fecha: string, crear = 'true') =>
    (
      await oficina.pedir<AsistenciaFila[]>(
        'consulta',
        'GET',
        `/asistencias/fecha?fecha=${fecha}&crear=${crear}`,
      )
    ).cuerpo
  const liquidar = async (fecha: string, busNumero: string, conductorDocumento = '1001') => {
    const cuerpo = { fecha, busNumero, conductorDocumento, viajes: 5, regIni: 0, regFin: 300, sensor: 300 }
    expect((await oficina.pedir('editor', 'POST', '/liquidaciones', cuerpo)).status).toBe(201)
  }
  const ingresarSensor = async (fecha: string, busNumero: string) => {
    const filas = [{ fecha, busNumero, sensor: 300, civica: 0, viajes: 5 }]
    expect((await oficina.pedir('editor', 'POST', '/liquidaciones/sensores', filas)).status).toBe(200)
  }

  const PROPUESTA = {
    uuid: null,
    fecha: HOY,
    conductorNombre: 'Ana Álvarez',
    bus: '12',
    justificacion: '',
    asistio: false,
    entregoAlDia: false,
    entregoPresencial: false,
    version: 0,
  }

  it('without a settlement, is an absence with the assigned bus', async () => {
    expect(await proponer(HOY)).toEqual([{ ...PROPUESTA, conductorUuid: anaUuid }])
  })

  it('with a settlement delivered on its day, is an attendance al día with the bus of the settlement', async () => {
    await liquidar(HOY, '15')
    expect(await proponer(HOY)).toMatchObject([{ bus: '15', asistio: true, entregoAlDia: true, uuid: null }])
    expect(await proponer(AYER)).toMatchObject([{ bus: '12', asistio: false, entregoAlDia: false }])
  })

  it('with a settlement delivered later, is an attendance that is not al día', async () => {
    await liquidar(AYER, '12')
    expect(await proponer(AYER)).toMatchObject([{ bus: '12', asistio: true, entregoAlDia: false }])
  })

  it('with one that only sensors have filled, is an attendance that is not al día', async () => {
    await ingresarSensor(HOY, '12')
    expect(await proponer(HOY)).toMatchObject([{ bus: '12', asistio: true, entregoAlDia: false }])
  })

  it('with several, takes the bus of the last entered, and is al día when all were delivered', async () => {
    await liquidar(HOY, '12')
    await liquidar(HOY, '15')
    expect(await proponer(HOY)).toMatchObject([{ bus: '15', asistio: true, entregoAlDia: true }])
    await unBus(oficina.db, { numero: '17', conductorUuid: anaUuid })
    await ingresarSensor(HOY, '17')
    expect(await proponer(HOY)).toMatchObject([{ bus: '17', asistio: true, entregoAlDia: false }])
  })

  it('has a row for every active driver by name, without a bus where none is known', async () => {
    await unConductor(oficina.db, { nombre: 'Zoe' })
    await unConductor(oficina.db, { nombre: 'Álvaro' })
    await unConductor(oficina.db, { nombre: 'Carlos', valido: 0 })
    expect((await proponer(HOY)).map(({ conductorNombre, bus }) => [conductorNombre, bus])).toEqual([
      ['Álvaro', ''],
      ['Ana Álvarez', '12'],
      ['Zoe', ''],
    ])
  })

  it('gives way to what is stored, whatever the settlements say since', async () => {
    const fila = {
      ...PROPUESTA,
      conductorUuid: anaUuid,
      bus: '99',
      justificacion: 'Reserva',
      entregoPresencial: true,
    }
    const { cuerpo } = await oficina.pedir<AsistenciaFila[]>('editor', 'POST', '/asistencias', [fila])
    await liquidar(HOY, '15')
    expect(await proponer(HOY)).toEqual(cuerpo)
    expect(cuerpo).toEqual([{ ...fila, uuid: expect.any(String) as string, version: 1 }])
  })

  it('is not stored by being asked for, and not given unless asked for', async () => {
    await proponer(HOY)
    for (const crear of ['false', '', 'null']) expect(await proponer(HOY, crear)).toEqual([])
    const sinCrear = await oficina.pedir('consulta', 'GET', `/asistencias/fecha?fecha=${HOY}`)
    expect(sinCrear).toEqual({ status: 200, cuerpo: [] })
  })

  it('can be sent back as it is', async () => {
    await liquidar(HOY, '12')
    const propuesta = await proponer(HOY)
    const { status, cuerpo } = await oficina.pedir<AsistenciaFila[]>(
      'editor',
      'POST',
      '/asistencias',
      propuesta,
    )
    expect(status).toBe(200)
    expect(cuerpo).toEqual(
      propuesta.map((fila) => ({ ...fila, uuid: expect.any(String) as string, version: 1 })),
    )
    expect(await proponer(HOY, 'false')).toEqual(
      cuerpo.map((fila) => ({ ...fila, conductorDocumento: '1001' })),
    )
  })

  it.each([
    ['', { fecha: 'Fecha es requerida.' }],
    ['?fecha=', { fecha: 'Fecha es requerida.' }],
    ['?fecha=2090-02-30', { fecha: 'Ingrese una fecha válida.' }],
    ['?fecha=2090-03-20&crear=quizas', { crear: 'Indique true o false.' }],
  ])('refuses the query %j', async (consulta, errores) => {
    expect(await oficina.pedir('consulta', 'GET', `/asistencias/fecha${consulta}`)).toMatchObject({
      status: 400,
      cuerpo: { errores },
    })
  })
})
