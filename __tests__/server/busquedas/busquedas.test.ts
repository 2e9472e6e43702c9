import { LIMITE_DE_BUSQUEDAS, type BusquedaFila } from '../../../src/contract/busquedas'
import { ENGINES } from '../../setup/databases'
import type { Usuario } from '../aplicacion'
import { abrirOficina, type Negativa, type Oficina } from '../oficina'

const ESTADO = '{"filter":{"numero":"12"},"column":null,"quick":[],"sort":null}'
const UNKNOWN = '7a6dec79-0efa-43ed-8ab0-33d589112fc5'

describe.each(ENGINES)('saved searches on %s', (engine) => {
  let oficina: Oficina
  beforeAll(async () => {
    oficina = await abrirOficina(engine)
  })
  beforeEach(async () => {
    await oficina.db.deleteFrom('busquedas').execute()
  })
  afterAll(() => oficina.cerrar())

  const save = <Body = BusquedaFila>(usuario: Usuario, nombre: string, more: object = {}) =>
    oficina.pedir<Body>(usuario, 'POST', '/busquedas', {
      pantalla: 'liquidaciones',
      nombre,
      estado: ESTADO,
      ...more,
    })
  const edit = <Body = BusquedaFila>(usuario: Usuario, row: BusquedaFila, more: object = {}) => {
    const { nombre, publicada, estado, version } = row
    const body = { nombre, publicada, estado, version, ...more }
    return oficina.pedir<Body>(usuario, 'PUT', `/busquedas/busqueda?uuid=${row.uuid}`, body)
  }
  const remove = (usuario: Usuario, uuid: string) =>
    oficina.pedir(usuario, 'DELETE', `/busquedas?uuid=${uuid}`)
  const namesOf = async (usuario: Usuario) => {
    const { cuerpo } = await oficina.pedir<BusquedaFila[]>(usuario, 'GET', '/busquedas')
    return cuerpo.map(({ nombre }) => nombre)
  }

  it('are their owner’s alone, in the order of their names', async () => {
    const { status, cuerpo } = await save('consulta', 'Marzo')
    expect(status).toBe(201)
    expect(cuerpo).toEqual({
      uuid: cuerpo.uuid,
      pantalla: 'liquidaciones',
      nombre: 'Marzo',
      estado: ESTADO,
      publicada: false,
      propia: true,
      inicial: false,
      version: 1,
    })
    await save('consulta', 'ábaco')
    await save('editor', 'Bus 12')
    expect(await namesOf('consulta')).toEqual(['ábaco', 'Marzo'])
    expect(await namesOf('editor')).toEqual(['Bus 12'])
    expect(await namesOf('admin')).toEqual([])
    expect(await remove('editor', cuerpo.uuid)).toMatchObject({
      status: 404,
      cuerpo: { mensaje: 'La búsqueda no existe.' },
    })
    expect((await edit('admin', cuerpo, { nombre: 'Otra' })).status).toBe(404)
  })

  it('are everybody’s once an administrator publishes them, who alone changes those', async () => {
    const { cuerpo: row } = await save('admin', 'Sin liquidar', { publicada: true })
    const seen = await oficina.pedir<BusquedaFila[]>('consulta', 'GET', '/busquedas')
    expect(seen.cuerpo).toMatchObject([{ nombre: 'Sin liquidar', publicada: true, propia: false }])
    expect(await edit('editor', row, { nombre: 'Mía' })).toMatchObject({
      status: 403,
      cuerpo: { mensaje: 'Solo un administrador puede cambiar las búsquedas publicadas.' },
    })
    expect((await remove('editor', row.uuid)).status).toBe(403)
    expect((await edit('admin', row, { publicada: false })).cuerpo).toMatchObject({
      publicada: false,
      version: 2,
    })
    expect(await namesOf('consulta')).toEqual([])
  })

  it('are published by nobody else', async () => {
    const refusal = { mensaje: 'Solo un administrador puede publicar búsquedas para todos.' }
    expect(await save('editor', 'Marzo', { publicada: true })).toMatchObject({ status: 403, cuerpo: refusal })
    const { cuerpo } = await save('editor', 'Marzo')
    expect(await edit('editor', cuerpo, { publicada: true })).toMatchObject({ status: 403, cuerpo: refusal })
    expect(await namesOf('consulta')).toEqual([])
  })

  it('have a name of their own on each screen, whatever its case and accents', async () => {
    const taken = 'Ya hay una búsqueda con ese nombre en esta pantalla.'
    await save('editor', 'Día de Ángela')
    expect(await save('editor', ' dia de angela ')).toEqual({
      status: 409,
      cuerpo: { mensaje: taken, errores: { nombre: taken } },
    })
    expect((await save('editor', 'Día de Ángela', { pantalla: 'gastos' })).status).toBe(201)
    expect((await save('consulta', 'Día de Ángela')).status).toBe(201)
    const { cuerpo } = await save('editor', 'Otra')
    expect((await edit<Negativa>('editor', cuerpo, { nombre: 'DIA DE ANGELA' })).cuerpo.mensaje).toBe(taken)
    expect((await edit('editor', cuerpo, { nombre: 'otra' })).cuerpo).toMatchObject({
      nombre: 'otra',
      version: 2,
    })
  })

  it('are not changed by who has seen them otherwise', async () => {
    const { cuerpo: row } = await save('editor', 'Marzo')
    await edit('editor', row, { nombre: 'Abril' })
    const { status, cuerpo } = await edit<Negativa>('editor', row, { nombre: 'Mayo' })
    expect(status).toBe(409)
    expect(cuerpo.actual).toMatchObject({ nombre: 'Abril', version: 2 })
    expect((await edit('editor', row, { nombre: 'Abril' })).status).toBe(200)
  })

  it('are deleted for good, and are no part of the history', async () => {
    const { cuerpo } = await save('editor', 'Marzo')
    expect(await remove('editor', cuerpo.uuid)).toEqual({
      status: 200,
      cuerpo: { mensaje: 'Búsqueda eliminada exitosamente.' },
    })
    expect((await remove('editor', UNKNOWN)).status).toBe(404)
    expect(await namesOf('editor')).toEqual([])
    const recorded = await oficina.db.selectFrom('cambios').select('sustantivo').distinct().execute()
    expect(recorded).toEqual([{ sustantivo: 'usuarios' }])
  })

  it('are what a screen opens with, for each person on each screen, until another is or none', async () => {
    const choose = (usuario: Usuario, uuid: string | null, pantalla = 'liquidaciones') =>
      oficina.pedir<Negativa>(usuario, 'PUT', '/busquedas/inicial', { pantalla, uuid })
    const openings = async (usuario: Usuario) => {
      const { cuerpo } = await oficina.pedir<BusquedaFila[]>(usuario, 'GET', '/busquedas')
      return cuerpo.filter(({ inicial }) => inicial).map(({ nombre }) => nombre)
    }
    const { cuerpo: april } = await save('editor', 'Abril')
    const { cuerpo: ours } = await save('admin', 'De todos', { publicada: true })
    const { cuerpo: aseo } = await save('editor', 'Aseo', { pantalla: 'gastos' })
    expect(await choose('editor', april.uuid)).toEqual({
      status: 200,
      cuerpo: { mensaje: 'Búsqueda inicial guardada.' },
    })
    await choose('editor', aseo.uuid, 'gastos')
    expect(await openings('editor')).toEqual(['Abril', 'Aseo'])
    await choose('editor', ours.uuid)
    expect(await openings('editor')).toEqual(['Aseo', 'De todos'])
    expect(await openings('admin')).toEqual([])
    expect((await edit('editor', aseo, { nombre: 'Baño' })).cuerpo).toMatchObject({ inicial: true })

    const refused = { status: 404, cuerpo: { mensaje: 'La búsqueda no existe.' } }
    expect(await choose('consulta', april.uuid)).toMatchObject(refused)
    expect(await choose('editor', aseo.uuid, 'liquidaciones')).toMatchObject(refused)
    expect(await openings('editor')).toEqual(['Baño', 'De todos'])

    await remove('admin', ours.uuid)
    await choose('editor', null, 'gastos')
    expect(await openings('editor')).toEqual([])
  })

  it('are refused without a name, of another form or too long', async () => {
    expect((await save<Negativa>('editor', ' ')).cuerpo.errores).toEqual({ nombre: 'Nombre es requerido.' })
    for (const estado of ['', '[]', '7', '{', `{"a":"${'x'.repeat(2_000)}"}`])
      expect([estado, (await save('editor', 'Marzo', { estado })).status]).toEqual([estado, 400])
    expect((await save('editor', 'Marzo', { pantalla: '../x' })).status).toBe(400)
  })

  it(`are ${LIMITE_DE_BUSQUEDAS} for each person at most, however many arrive at once`, async () => {
    const names = Array.from({ length: LIMITE_DE_BUSQUEDAS - 1 }, (_, index) => `Búsqueda ${index}`)
    for (const nombre of names) await save('editor', nombre)
    const last = await Promise.all(['Penúltima', 'Última'].map((nombre) => save<Negativa>('editor', nombre)))
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(last.find(({ status }) => status === 409)?.cuerpo.mensaje).toBe(
      'Ya tiene 100 búsquedas guardadas. Elimine alguna antes de guardar otra.',
    )
    expect((await save('consulta', 'Otra')).status).toBe(201)
  })
})
