import { type FestivoFila, type FestivoPropuesto } from '../../../src/contract/festivos'
import { ENGINES } from '../../setup/databases'
import { unFestivo } from '../builders'
import { abrirOficina, estadosPorUsuario, type Oficina } from '../oficina'

const DESCONOCIDO = '00000000-0000-4000-8000-000000000000'

describe.each(ENGINES)('festivos on %s', (engine) => {
  let oficina: Oficina
  beforeAll(async () => {
    oficina = await abrirOficina(engine)
  })
  beforeEach(() => oficina.vaciar())
  afterAll(() => oficina.cerrar())

  const crear = (fecha: unknown) => oficina.pedir<FestivoFila>('editor', 'POST', '/festivos', { fecha })
  const eliminar = (uuid: string) => oficina.pedir('editor', 'DELETE', `/festivos?uuid=${uuid}`)
  const proponer = (anio: unknown) =>
    oficina.pedir<FestivoPropuesto[]>('consulta', 'GET', `/festivos/propuestas?anio=${String(anio)}`)
  const lista = async () => (await oficina.pedir<FestivoFila[]>('consulta', 'GET', '/festivos')).cuerpo

  it('answers the created holiday, and lists all from the earliest to the latest', async () => {
    await unFestivo(oficina.db, { fecha: '2026-12-25' })
    await unFestivo(oficina.db, { fecha: '2025-12-25' })
    const { status, cuerpo } = await crear('2026-07-13')
    expect(status).toBe(201)
    expect(cuerpo).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      fecha: '2026-07-13',
    })
    expect(await lista()).toContainEqual(cuerpo)
    expect((await lista()).map(({ fecha }) => fecha)).toEqual(['2025-12-25', '2026-07-13', '2026-12-25'])
  })

  const REPETIDO = {
    status: 409,
    cuerpo: {
      mensaje: 'Ya existe un festivo en esa fecha.',
      errores: { fecha: 'Ya existe un festivo en esa fecha.' },
    },
  }

  it('refuses a second one on the same day, on its field', async () => {
    const { uuid } = await unFestivo(oficina.db, { fecha: '2026-05-01' })
    expect(await crear('2026-05-01')).toEqual(REPETIDO)
    expect(await lista()).toEqual([{ uuid, fecha: '2026-05-01' }])
  })

  it('of three created at once for one day, keeps one', async () => {
    const respuestas = await Promise.all([1, 2, 3].map(() => crear('2026-05-01')))
    expect(respuestas.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(respuestas.find(({ status }) => status === 409)).toEqual(REPETIDO)
    expect(await lista()).toHaveLength(1)
  })

  it.each([
    [undefined, 'Fecha es requerida.'],
    ['', 'Fecha es requerida.'],
    [null, 'Fecha es requerida.'],
    ['2026-02-29', 'Ingrese una fecha válida.'],
    ['2026-05-01T00:00:00Z', 'Ingrese una fecha válida.'],
    ['01/05/2026', 'Ingrese una fecha válida.'],
  ])('refuses the date %j and stores nothing', async (fecha, mensaje) => {
    expect(await crear(fecha)).toEqual({ status: 400, cuerpo: { mensaje, errores: { fecha: mensaje } } })
    expect(await lista()).toEqual([])
  })

  it('deletes a holiday once', async () => {
    const { uuid } = await unFestivo(oficina.db, { fecha: '2026-05-01' })
    const otro = await unFestivo(oficina.db, { fecha: '2026-07-20' })
    expect(await eliminar(uuid)).toEqual({
      status: 200,
      cuerpo: { mensaje: 'Festivo eliminado exitosamente.' },
    })
    expect(await lista()).toEqual([otro])
    const noExiste = { status: 404, cuerpo: { mensaje: 'El festivo no existe o ya fue eliminado.' } }
    expect(await eliminar(uuid)).toEqual(noExiste)
    expect(await eliminar(DESCONOCIDO)).toEqual(noExiste)
    expect((await eliminar('uno')).status).toBe(400)
    expect((await crear('2026-05-01')).status).toBe(201)
  })

  it('proposes the holidays of a year, saying which are registered, and stores none', async () => {
    await unFestivo(oficina.db, { fecha: '2026-07-13' })
    await unFestivo(oficina.db, { fecha: '2026-03-24' })
    const { status, cuerpo } = await proponer(2026)
    expect(status).toBe(200)
    expect(cuerpo[0]).toEqual({ fecha: '2026-01-01', nombre: 'Año Nuevo', registrado: false })
    expect(cuerpo.filter(({ registrado }) => registrado)).toEqual([
      { fecha: '2026-07-13', nombre: 'Virgen de Chiquinquirá', registrado: true },
    ])
    expect(await lista()).toHaveLength(2)
  })

  it.each(['', 'abc', 1983, 2200, 2026.5])('refuses to propose for the year %j', async (anio) => {
    expect(await proponer(anio)).toEqual({
      status: 400,
      cuerpo: { mensaje: 'Ingrese un año válido.', errores: { anio: 'Ingrese un año válido.' } },
    })
  })

  it('admin and editor create and delete, whoever has a session reads', async () => {
    const { uuid } = await unFestivo(oficina.db, { fecha: '2026-05-01' })
    const comoCada = (method: 'GET' | 'POST' | 'DELETE', ruta: string, cuerpo?: object) =>
      estadosPorUsuario((usuario) => oficina.pedir(usuario, method, ruta, cuerpo))
    expect(await comoCada('GET', '/festivos')).toEqual([200, 200, 200, 401])
    expect(await comoCada('GET', '/festivos/propuestas?anio=2026')).toEqual([200, 200, 200, 401])
    expect(await comoCada('POST', '/festivos', { fecha: '2026-07-20' })).toEqual([409, 201, 403, 401])
    expect(await comoCada('DELETE', `/festivos?uuid=${uuid}`)).toEqual([404, 200, 403, 401])
  })
})
