import { type AsistenciaFila } from '../../../src/contract/asistencias'
import { ENGINES } from '../../setup/databases'
import { unConductor } from '../builders'
import { abrirOficina, estadosPorUsuario, type Oficina } from '../oficina'

const HOY = '2090-03-20'
const DESCONOCIDO = '00000000-0000-4000-8000-000000000000'

describe.each(ENGINES)('POST /asistencias on %s', (engine) => {
  let oficina: Oficina
  let ana: string
  let beto: string
  beforeAll(async () => {
    oficina = await abrirOficina(engine)
  })
  beforeEach(async () => {
    await oficina.vaciar()
    ana = (await unConductor(oficina.db, { nombre: 'Ana Álvarez', documento: '1001' })).uuid
    beto = (await unConductor(oficina.db, { nombre: 'Beto Bernal', documento: '1002' })).uuid
  })
  afterAll(() => oficina.cerrar())

  const fila = (conductorUuid: string, cambios: object = {}) => ({
    uuid: null,
    fecha: HOY,
    conductorUuid,
    bus: '12',
    justificacion: '',
    asistio: true,
    entregoAlDia: true,
    entregoPresencial: false,
    ...cambios,
  })
  const guardar = (...filas: unknown[]) =>
    oficina.pedir<AsistenciaFila[]>('editor', 'POST', '/asistencias', filas)
  const guardadas = async (fecha = HOY) =>
    (await oficina.pedir<AsistenciaFila[]>('consulta', 'GET', `/asistencias/fecha?fecha=${fecha}`)).cuerpo

  it('stores the rows and answers them in the order given, each with its uuid', async () => {
    const { status, cuerpo } = await guardar(
      fila(beto, { asistio: false, entregoAlDia: false, justificacion: '  Enfermo ', bus: '' }),
      fila(ana),
    )
    expect(status).toBe(200)
    const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/) as string
    expect(cuerpo).toEqual([
      {
        uuid,
        fecha: HOY,
        conductorUuid: beto,
        conductorNombre: 'Beto Bernal',
        bus: '',
        justificacion: 'Enfermo',
        asistio: false,
        entregoAlDia: false,
        entregoPresencial: false,
        version: 1,
      },
      { ...fila(ana), uuid, conductorNombre: 'Ana Álvarez', version: 1 },
    ])
    // By name when they are listed, and with what leads to the driver's page.
    expect(await guardadas()).toEqual([
      { ...cuerpo[1], conductorDocumento: '1001' },
      { ...cuerpo[0], conductorDocumento: '1002' },
    ])
  })

  it('a driver’s row of a day replaces the one before and keeps its uuid, whatever uuid is sent', async () => {
    const { cuerpo: primera } = await guardar(fila(ana), fila(beto))
    const { status, cuerpo } = await guardar(
      fila(ana, { uuid: DESCONOCIDO, entregoPresencial: true, bus: '15', justificacion: 'Varado' }),
    )
    expect(status).toBe(200)
    expect(cuerpo).toEqual([
      { ...primera[0], entregoPresencial: true, bus: '15', justificacion: 'Varado', version: 2 },
    ])
    expect(await guardadas()).toEqual([
      { ...cuerpo[0], conductorDocumento: '1001' },
      { ...primera[1], conductorDocumento: '1002' },
    ])
  })

  it('keeps each day apart', async () => {
    await guardar(fila(ana), fila(ana, { fecha: '2090-03-19', asistio: false }))
    expect(await guardadas()).toMatchObject([{ asistio: true }])
    expect(await guardadas('2090-03-19')).toMatchObject([{ asistio: false }])
    expect(await guardadas('2090-03-18')).toEqual([])
  })

  it('leaves out what is not ticked or typed', async () => {
    const { cuerpo } = await guardar({ fecha: HOY, conductorUuid: ana.toUpperCase(), asistio: null })
    expect(cuerpo).toMatchObject([
      {
        conductorUuid: ana,
        bus: '',
        justificacion: '',
        asistio: false,
        entregoAlDia: false,
        entregoPresencial: false,
      },
    ])
  })

  it('also takes a driver who is retired by now, and an empty list', async () => {
    const { uuid } = await unConductor(oficina.db, { valido: 0 })
    expect(await guardar(fila(uuid, { fecha: '2089-12-31' }))).toMatchObject({ status: 200 })
    expect(await guardar()).toEqual({ status: 200, cuerpo: [] })
  })

  it('names the rows of drivers who do not exist, and stores none', async () => {
    await guardar(fila(beto))
    const antes = await guardadas()
    expect(
      await guardar(
        fila(ana),
        fila(DESCONOCIDO),
        fila(beto, { bus: '99' }),
        fila(DESCONOCIDO, { fecha: '2090-03-19' }),
      ),
    ).toEqual({
      status: 400,
      cuerpo: {
        mensaje: 'Hay conductores que no existen. No se guardó ninguna asistencia.',
        errores: {
          '1.conductorUuid': 'El conductor no existe.',
          '3.conductorUuid': 'El conductor no existe.',
        },
      },
    })
    expect(await guardadas()).toEqual(antes)
    expect(await guardadas('2090-03-19')).toEqual([])
  })

  it('names the rows that repeat a driver on a day, and stores none', async () => {
    expect(await guardar(fila(ana), fila(beto), fila(ana, { asistio: false }))).toEqual({
      status: 400,
      cuerpo: {
        mensaje: 'Hay conductores repetidos. No se guardó ninguna asistencia.',
        errores: { '2.conductorUuid': 'El conductor está repetido en esa fecha.' },
      },
    })
    expect(await guardadas()).toEqual([])
  })

  it.each([
    [{ conductorUuid: '' }, { '1.conductorUuid': 'Conductor es requerido.' }],
    [{ conductorUuid: null }, { '1.conductorUuid': 'Conductor es requerido.' }],
    [{ fecha: '' }, { '1.fecha': 'Fecha es requerida.' }],
    [{ fecha: '2090-02-30' }, { '1.fecha': 'Ingrese una fecha válida.' }],
    [{ asistio: 'si' }, { '1.asistio': 'Indique si o no.' }],
    [{ bus: 'x'.repeat(21) }, { '1.bus': 'Máximo 20 caracteres.' }],
    [{ justificacion: 'x'.repeat(201) }, { '1.justificacion': 'Máximo 200 caracteres.' }],
    [{ justificacion: '\0' }, { '1.justificacion': 'El texto tiene caracteres no válidos.' }],
  ])('refuses a row with %j and stores none', async (cambios, errores) => {
    const respuesta = await guardar(fila(ana), fila(beto, cambios))
    expect(respuesta).toEqual({ status: 400, cuerpo: { mensaje: Object.values(errores)[0], errores } })
    expect(await guardadas()).toEqual([])
  })

  it.each([[{}], [null], ['"asistencias"'], [Array.from({ length: 2001 }, () => ({}))]])(
    'refuses what is not a list of at most 2000 rows',
    async (cuerpo) => {
      expect((await oficina.pedir('editor', 'POST', '/asistencias', cuerpo)).status).toBe(400)
    },
  )

  it('takes 2000 rows at once', async () => {
    const filas = Array.from({ length: 2000 }, (_, dia) => {
      const fecha = new Date(Date.UTC(2080, 0, 1 + Math.floor(dia / 2))).toISOString().slice(0, 10)
      return fila(dia % 2 === 0 ? ana : beto, { fecha })
    })
    const { status, cuerpo } = await guardar(...filas)
    expect(status).toBe(200)
    expect(cuerpo.map(({ fecha, conductorUuid }) => [fecha, conductorUuid])).toEqual(
      filas.map(({ fecha, conductorUuid }) => [fecha, conductorUuid]),
    )
  })

  it('of lists saved at once, in whatever order, keeps one row per driver and day', async () => {
    const buses = Array.from({ length: 8 }, (_, numero) => String(numero))
    const respuestas = await Promise.all(
      buses.map((bus, indice) => {
        const filas = [fila(ana, { bus }), fila(beto, { bus })]
        return guardar(...(indice % 2 === 0 ? filas : filas.reverse()))
      }),
    )
    expect(respuestas.map(({ status }) => status)).toEqual(buses.map(() => 200))
    const [deAna, deBeto] = await guardadas()
    expect(await guardadas()).toHaveLength(2)
    expect(deAna?.bus).toBe(deBeto?.bus)
    // Everybody was told the same uuid.
    expect(new Set(respuestas.flatMap(({ cuerpo }) => cuerpo.map(({ uuid }) => uuid))).size).toBe(2)
  })

  it('admin and editor save, whoever has a session reads', async () => {
    const comoCada = (method: 'GET' | 'POST', ruta: string, cuerpo?: object) =>
      estadosPorUsuario((usuario) => oficina.pedir(usuario, method, ruta, cuerpo))
    expect(await comoCada('POST', '/asistencias', [fila(ana)])).toEqual([200, 200, 403, 401])
    for (const ruta of [
      'mes?mes=3',
      `fecha?fecha=${HOY}`,
      `fecha?fecha=${HOY}&crear=true`,
      'reporte/mes?mes=3',
    ])
      expect(await comoCada('GET', `/asistencias/${ruta}`)).toEqual([200, 200, 200, 401])
  })
})
