import { type PasajeFila } from '../../../src/contract/pasajes'
import { ENGINES } from '../../setup/databases'
import { unPasaje } from '../builders'
import { abrirOficina, estadosPorUsuario, type Oficina } from '../oficina'

const PASAJE = {
  ruta: 'CCNT',
  valor: 2800,
  porcentajePasajero: 12.8,
  porcentajeFestivos: 14,
  porcentajeBonificacion: 2.75,
  limiteBonificacion: 400,
  pasajerosPorViaje: 3,
  fechaInicio: '2026-01-01',
  fechaFinal: '2026-12-31',
}
const DESCONOCIDO = '00000000-0000-4000-8000-000000000000'

describe.each(ENGINES)('pasajes on %s', (engine) => {
  let oficina: Oficina
  beforeAll(async () => {
    oficina = await abrirOficina(engine)
  })
  beforeEach(() => oficina.vaciar())
  afterAll(() => oficina.cerrar())

  const crear = (cambios: object = {}) =>
    oficina.pedir<PasajeFila>('admin', 'POST', '/pasajes', { ...PASAJE, ...cambios })
  const editar = (uuid: string | undefined, cambios: object = {}) =>
    oficina.pedir<PasajeFila>('admin', 'PUT', '/pasajes', { ...PASAJE, uuid, ...cambios })
  const invalidar = (uuid: string) =>
    oficina.pedir('admin', 'PUT', `/pasajes/invalidarPasaje?uuidPasaje=${uuid}`)
  const lista = async () => (await oficina.pedir<PasajeFila[]>('consulta', 'GET', '/pasajes')).cuerpo

  it('a created fare is valid, and answers its figures as they were typed', async () => {
    const { status, cuerpo } = await crear({ uuid: DESCONOCIDO })
    expect(status).toBe(201)
    expect(cuerpo).toEqual({
      ...PASAJE,
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      valido: true,
      version: 1,
    })
    expect(cuerpo.uuid).not.toBe(DESCONOCIDO)
    expect(await lista()).toEqual([cuerpo])
  })

  it('lists the valid fares first, and of each kind the latest first', async () => {
    const de = (anio: number, valido: 0 | 1) =>
      unPasaje(oficina.db, { fechaInicio: `${anio}-01-01`, fechaFinal: `${anio}-12-31`, valido })
    for (const [anio, valido] of [
      [2025, 0],
      [2024, 1],
      [2026, 1],
      [2027, 0],
    ] as const)
      await de(anio, valido)
    expect((await lista()).map(({ fechaInicio, valido }) => [fechaInicio.slice(0, 4), valido])).toEqual([
      ['2026', true],
      ['2024', true],
      ['2027', false],
      ['2025', false],
    ])
  })

  it('edits the fare of the uuid, written in small letters or capitals', async () => {
    const { cuerpo: creado } = await crear()
    const cambios = { ruta: 'CBOS', valor: 3000, porcentajeFestivos: 0, fechaFinal: '2027-06-30' }
    const { status, cuerpo } = await editar(creado.uuid.toUpperCase(), cambios)
    expect(status).toBe(200)
    expect(cuerpo).toEqual({ ...creado, ...cambios, version: 2 })
    expect(await lista()).toEqual([cuerpo])
  })

  it('an edit of the version that was seen takes away nothing that a colleague has written since', async () => {
    const { cuerpo: visto } = await crear({ valor: 3300 })
    const { cuerpo: actual } = await editar(visto.uuid, { valor: 3350, version: visto.version })
    expect(actual).toMatchObject({ valor: 3350, version: 2 })
    const rezagada = { valor: 3300, pasajerosPorViaje: 2, version: visto.version }
    expect(await editar(visto.uuid, rezagada)).toEqual({
      status: 409,
      cuerpo: { mensaje: expect.stringMatching(/^Otra persona cambió este pasaje/) as string, actual },
    })
    expect(await lista()).toEqual([actual])
    // Knowing the record as it is now.
    const sabida = { ...rezagada, version: actual.version }
    expect(await editar(visto.uuid, sabida)).toMatchObject({
      status: 200,
      cuerpo: { valor: 3300, pasajerosPorViaje: 2, version: 3 },
    })
  })

  it('an edit that changes nothing passes, whatever was seen, and is no version', async () => {
    const { cuerpo: visto } = await crear()
    const { cuerpo: actual } = await editar(visto.uuid, { valor: 3350 })
    const repetida = await editar(visto.uuid, { valor: 3350, version: visto.version })
    expect(repetida).toEqual({ status: 200, cuerpo: actual })
  })

  it('of edits at once of one version, does one', async () => {
    const { uuid } = await unPasaje(oficina.db)
    const respuestas = await Promise.all([1, 2, 3, 4].map((valor) => editar(uuid, { valor, version: 1 })))
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it('Invalidar marks the fare once', async () => {
    const { cuerpo: creado } = await crear({ version: 9 })
    expect(await invalidar(creado.uuid)).toEqual({
      status: 200,
      cuerpo: { mensaje: 'Pasaje invalidado exitosamente.' },
    })
    expect(await lista()).toEqual([{ ...creado, valido: false }])
    expect(await invalidar(creado.uuid)).toEqual({
      status: 409,
      cuerpo: { mensaje: 'El pasaje ya está invalidado.' },
    })
  })

  it('of two Invalidar at once, does one', async () => {
    const { uuid } = await unPasaje(oficina.db)
    const respuestas = await Promise.all([invalidar(uuid), invalidar(uuid)])
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('does not edit an invalidated fare', async () => {
    const { uuid } = await unPasaje(oficina.db, { valido: 0 })
    const antes = await lista()
    expect(await editar(uuid)).toEqual({
      status: 409,
      cuerpo: { mensaje: 'El pasaje está invalidado y no se puede editar.' },
    })
    expect(await lista()).toEqual(antes)
  })

  it('says when the fare is not there, or not named', async () => {
    const noExiste = { status: 404, cuerpo: { mensaje: 'El pasaje no existe.' } }
    expect(await editar(DESCONOCIDO)).toEqual(noExiste)
    expect(await invalidar(DESCONOCIDO)).toEqual(noExiste)
    expect(await editar(undefined)).toMatchObject({
      status: 400,
      cuerpo: { errores: { uuid: 'El identificador no es válido.' } },
    })
    expect((await invalidar('12')).status).toBe(400)
  })

  it('asks for every field in the words of the form, and stores nothing', async () => {
    const { status, cuerpo } = await oficina.pedir('admin', 'POST', '/pasajes', { valor: null })
    expect(status).toBe(400)
    expect(cuerpo.errores).toEqual({
      ruta: 'La ruta es requerida.',
      valor: 'El valor es requerido.',
      porcentajePasajero: 'El porcentaje es requerido.',
      porcentajeFestivos: 'Porcentaje de festivos es requerido.',
      porcentajeBonificacion: 'La bonificación es requerido.',
      limiteBonificacion: 'El limite de bonificación es requerido.',
      pasajerosPorViaje: 'Los pasajeros por viaje son requeridos.',
      fechaInicio: 'Fecha Inicial es requerida.',
      fechaFinal: 'Fecha Final es requerida.',
    })
    expect(await lista()).toEqual([])
  })

  const NUMERO = 'Ingrese un número valido.'
  it.each([
    [{ valor: -1 }, { valor: NUMERO }],
    [{ valor: 2800.5 }, { valor: NUMERO }],
    [{ valor: '2800' }, { valor: NUMERO }],
    [{ valor: 1e12 }, { valor: NUMERO }],
    [{ porcentajePasajero: 100.01 }, { porcentajePasajero: NUMERO }],
    [{ porcentajeBonificacion: -0.1 }, { porcentajeBonificacion: NUMERO }],
    [{ pasajerosPorViaje: 2_147_483_648 }, { pasajerosPorViaje: NUMERO }],
    [{ fechaFinal: '2026-01-01' }, { fechaFinal: 'Fecha final debe ser mayor a la inicial.' }],
    [{ fechaInicio: '2026-02-30' }, { fechaInicio: 'Ingrese una fecha válida.' }],
    [{ ruta: 'OTRA' }, { ruta: 'La ruta es requerida.' }],
  ])('refuses %j, created or edited', async (cambios, errores) => {
    const { uuid } = await unPasaje(oficina.db)
    const antes = await lista()
    expect(await crear(cambios)).toEqual({
      status: 400,
      cuerpo: { mensaje: Object.values(errores)[0], errores },
    })
    expect(await editar(uuid, cambios)).toMatchObject({ status: 400, cuerpo: { errores } })
    expect(await lista()).toEqual(antes)
  })

  it('only admin creates, edits and invalidates; whoever has a session reads', async () => {
    const { uuid } = await unPasaje(oficina.db)
    const comoCada = (method: 'GET' | 'POST' | 'PUT', ruta: string, cuerpo?: object) =>
      estadosPorUsuario((usuario) => oficina.pedir(usuario, method, ruta, cuerpo))
    expect(await comoCada('GET', '/pasajes')).toEqual([200, 200, 200, 401])
    expect(await comoCada('POST', '/pasajes', PASAJE)).toEqual([201, 403, 403, 401])
    expect(await comoCada('PUT', '/pasajes', { ...PASAJE, uuid })).toEqual([200, 403, 403, 401])
    const invalidacion = `/pasajes/invalidarPasaje?uuidPasaje=${uuid}`
    expect(await comoCada('PUT', invalidacion)).toEqual([200, 403, 403, 401])
  })
})
