import { LIMITE_DE_BUSQUEDAS, type BusquedaFila } from '../../../src/contract/busquedas'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import type { Usuario } from '../realApp'
import { openServer, type Refusal, type TestServer } from '../testServer'

const STATE = '{"filter":{"numero":"12"},"column":null,"quick":[],"sort":null}'
const UNKNOWN = '7a6dec79-0efa-43ed-8ab0-33d589112fc5'

describe.each(ENGINES)('saved searches on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer(engine)
  })
  beforeEach(async () => {
    await server.db.deleteFrom('busquedas').execute()
  })
  afterAll(() => server.close())

  const save = <Body = BusquedaFila>(usuario: Usuario, nombre: string, more: object = {}) =>
    server.ask<Body>(usuario, 'POST', '/busquedas', {
      pantalla: 'liquidaciones',
      nombre,
      estado: STATE,
      ...more,
    })
  const edit = <Body = BusquedaFila>(usuario: Usuario, row: BusquedaFila, more: object = {}) => {
    const { nombre, estado, version } = row
    const body = { nombre, estado, version, ...more }
    return server.ask<Body>(usuario, 'PUT', `/busquedas/busqueda?uuid=${row.uuid}`, body)
  }
  const remove = (usuario: Usuario, uuid: string) => server.ask(usuario, 'DELETE', `/busquedas?uuid=${uuid}`)
  const namesOf = async (usuario: Usuario) => {
    const { body } = await server.ask<BusquedaFila[]>(usuario, 'GET', '/busquedas')
    return body.map(({ nombre }) => nombre)
  }

  it('are their owner’s alone, in the order of their names', async () => {
    const { status, body } = await save('consulta', 'Marzo')
    expect(status).toBe(201)
    expect(body).toEqual({
      uuid: body.uuid,
      pantalla: 'liquidaciones',
      nombre: 'Marzo',
      estado: STATE,
      version: 1,
    })
    await save('consulta', 'ábaco')
    await save('editor', 'Bus 12')
    expect(await namesOf('consulta')).toEqual(['ábaco', 'Marzo'])
    expect(await namesOf('editor')).toEqual(['Bus 12'])
    expect(await namesOf('admin')).toEqual([])
    expect(await remove('editor', body.uuid)).toMatchObject({
      status: 404,
      body: { mensaje: 'La búsqueda no existe.' },
    })
    expect((await edit('admin', body, { nombre: 'Otra' })).status).toBe(404)
  })

  it('have a name of their own on each screen, whatever its case and accents', async () => {
    const taken = 'Ya hay una búsqueda con ese nombre en esta pantalla.'
    await save('editor', 'Día de Ángela')
    expect(await save('editor', ' dia de angela ')).toEqual({
      status: 409,
      body: { mensaje: taken, errores: { nombre: taken } },
    })
    expect((await save('editor', 'Día de Ángela', { pantalla: 'gastos' })).status).toBe(201)
    expect((await save('consulta', 'Día de Ángela')).status).toBe(201)
    const { body } = await save('editor', 'Otra')
    expect((await edit<Refusal>('editor', body, { nombre: 'DIA DE ANGELA' })).body.mensaje).toBe(taken)
    expect((await edit('editor', body, { nombre: 'otra' })).body).toMatchObject({
      nombre: 'otra',
      version: 2,
    })
  })

  it('are not changed by who has seen them otherwise', async () => {
    const { body: row } = await save('editor', 'Marzo')
    await edit('editor', row, { nombre: 'Abril' })
    const { status, body } = await edit<Refusal>('editor', row, { nombre: 'Mayo' })
    expect(status).toBe(409)
    expect(body.actual).toMatchObject({ nombre: 'Abril', version: 2 })
    expect((await edit('editor', row, { nombre: 'Abril' })).status).toBe(200)
  })

  it('are deleted for good, and are no part of the history', async () => {
    const { body } = await save('editor', 'Marzo')
    expect(await remove('editor', body.uuid)).toEqual({
      status: 200,
      body: { mensaje: 'Búsqueda eliminada exitosamente.' },
    })
    expect((await remove('editor', UNKNOWN)).status).toBe(404)
    expect(await namesOf('editor')).toEqual([])
    const recorded = await server.db.selectFrom('cambios').select('sustantivo').distinct().execute()
    expect(recorded).toEqual([{ sustantivo: 'usuarios' }])
  })

  it(`are ${LIMITE_DE_BUSQUEDAS} for each person at most, however many arrive at once`, async () => {
    const names = Array.from({ length: LIMITE_DE_BUSQUEDAS - 1 }, (_, index) => `Búsqueda ${index}`)
    for (const name of names) await save('editor', name)
    const last = await Promise.all(['Penúltima', 'Última'].map((name) => save<Refusal>('editor', name)))
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(last.find(({ status }) => status === 409)?.body.mensaje).toBe(
      'Ya tiene 100 búsquedas guardadas. Elimine alguna antes de guardar otra.',
    )
    expect((await save('consulta', 'Otra')).status).toBe(201)
  })

  // No engine could break what follows.
  if (engine !== ANY_ENGINE) return

  it('stay with their owner alone, those that former releases showed to everybody too', async () => {
    const { body: row } = await save('admin', 'Sin liquidar')
    await server.db.updateTable('busquedas').set({ publicada: 1 }).execute()
    expect(await namesOf('consulta')).toEqual([])
    expect((await edit('editor', row, { nombre: 'Mía' })).status).toBe(404)
    expect((await remove('editor', row.uuid)).status).toBe(404)
    expect((await edit('admin', row, { nombre: 'Pendientes' })).body).toMatchObject({ version: 2 })
    expect(await namesOf('admin')).toEqual(['Pendientes'])
  })

  it('are refused without a name, of another form or too long', async () => {
    expect((await save<Refusal>('editor', ' ')).body.errores).toEqual({ nombre: 'Nombre es requerido.' })
    for (const state of ['', '[]', '7', '{', `{"a":"${'x'.repeat(2_000)}"}`])
      expect([state, (await save('editor', 'Marzo', { estado: state })).status]).toEqual([state, 400])
    expect((await save('editor', 'Marzo', { pantalla: '../x' })).status).toBe(400)
  })
})
