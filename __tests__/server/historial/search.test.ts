import { randomUUID } from 'node:crypto'
import type { Cambio, Historial } from '../../../src/contract/historial'
import { ENGINES } from '../../setup/databases'
import { openApplication, type Application, type Usuario } from '../realApp'
import { aConductor } from '../builders'
import { BUS } from '../buses/bus'

const OTHER_BUS = { ...BUS, numero: '30', placa: 'XYZ987' }

describe.each(ENGINES)('the history on %s', (engine) => {
  let app: Application
  let now = new Date('2030-03-20T20:00:00Z')
  beforeAll(async () => {
    app = await openApplication(engine, { now: () => now })
    await aConductor(app.db, { documento: '1001', nombre: 'Ana Álvarez' })
  })
  beforeEach(async () => {
    now = new Date('2030-03-20T20:00:00Z')
    await app.db.deleteFrom('festivos').execute()
  })
  afterAll(() => app.close())

  async function ask<Body = { uuid: string; mensaje: string }>(
    who: Usuario,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
  ) {
    const answer = await app.ask(who, { method, url: `/api${path}`, payload })
    return { status: answer.statusCode, body: answer.json<Body>() }
  }
  const rename = (from: string, to: string, changes: object = {}) =>
    app.ask('editor', {
      method: 'PUT',
      url: `/api/buses/bus/actualizar?numero=${from}`,
      payload: { ...OTHER_BUS, ...changes, conductorDocumento: '1001', numero: to },
    })
  const aHoliday = async () => (await ask('editor', 'POST', '/festivos', { fecha: '2026-05-01' })).body.uuid

  it('is found in the search of changes, by every filter', async () => {
    const uuid = await aHoliday()
    await ask('editor', 'DELETE', `/festivos?uuid=${uuid}`)
    const search = async (query: string) => (await ask<Historial>('admin', 'GET', `/historial?${query}`)).body
    const { cambios } = await search('sustantivo=festivos&tipo=eliminado&limite=1')
    expect(cambios).toMatchObject([
      { identificador: uuid, registro: '1 de mayo de 2026', usuario: 'Editor', deshacible: true },
    ])
    const editor = await app.db
      .selectFrom('usuarios')
      .select('uuid')
      .where('username', '=', 'editor')
      .executeTakeFirstOrThrow()
    const [last] = (await search(`usuario=${editor.uuid}&limite=1`)).cambios
    expect(last).toMatchObject({ identificador: uuid, tipo: 'eliminado' })

    const older = await search(`antesDe=${last?.secuencia}&limite=1`)
    expect(older).toMatchObject({ cambios: [{ identificador: uuid, tipo: 'creado' }], hayMas: false })
    expect((await search('registro=1 de MAYO&limite=2')).cambios).toHaveLength(2)
    expect((await search('registro=bus 12&sustantivo=festivos')).cambios).toEqual([])

    // 20:00 UTC is 15:00 in Bogotá.
    expect((await search('desde=2030-03-20&hasta=2030-03-20&sustantivo=festivos')).cambios).toHaveLength(2)
    expect((await search('desde=2030-03-21')).cambios).toEqual([])
    now = new Date('2030-03-21T04:59:59Z')
    await aHoliday()
    expect((await search('desde=2030-03-21')).cambios).toEqual([])
    expect((await search('hasta=2030-03-19')).cambios).toEqual([])
  })

  it('answers each action once by its first change that is found, with its records, or its changes alone', async () => {
    const action = async (fechas: string[]) => {
      const grupo = randomUUID()
      const filas = fechas.map((fecha) => ({ accion: 'crear', datos: { fecha } }))
      const payload = { grupo, archivo: 'a.csv', total: filas.length, filas }
      const headers = { 'idempotency-key': grupo }
      const url = '/api/importaciones/festivos'
      expect((await app.ask('editor', { method: 'POST', url, payload, headers })).statusCode).toBe(201)
      return grupo
    }
    const search = async (query: string) => (await ask<Historial>('admin', 'GET', `/historial?${query}`)).body
    const three = await action(['2027-01-01', '2027-01-11', '2027-03-22'])
    await action(['2027-05-01'])
    const page = await search('porAccion=true&sustantivo=festivos&limite=1')
    expect(page).toMatchObject({ cambios: [{ registro: '1 de mayo de 2027', registros: 1 }], hayMas: true })
    const next = `porAccion=true&sustantivo=festivos&limite=1&antesDe=${page.cambios[0]?.secuencia}`
    expect((await search(next)).cambios).toMatchObject([{ grupo: three, registros: 3, deshacible: true }])
    const [second] = (await search('porAccion=true&registro=11 de enero')).cambios
    expect(second).toMatchObject({ registro: '11 de enero de 2027', registros: 3 })
    expect((await search(`grupo=${three}`)).cambios).toHaveLength(3)
  })

  it('leaves sign-ins out unless they are asked for', async () => {
    const kinds = async (query: string) => {
      const { body } = await ask<Historial>('admin', 'GET', `/historial?limite=1000${query}`)
      return body.cambios.map(
        ({ tipo, despues }) => (despues && 'ultimoIngreso' in despues && tipo) || 'other',
      )
    }
    await app.ask('editor', { method: 'GET', url: '/api/buses' })
    const signIns = (await kinds('&tipo=ingreso')).length
    expect(signIns).toBeGreaterThan(0)
    expect(await kinds('&tipo=ingreso')).toEqual(Array<string>(signIns).fill('editado'))
    // Users are created with no sign-in yet.
    expect(await kinds('&sustantivo=usuarios')).not.toContain('editado')
    expect(await kinds('&tipo=editado')).not.toContain('editado')
    expect(await kinds('')).toContain('other')
  })

  it('keeps the history of people for an ADMIN', async () => {
    const path = '/historial/registro?sustantivo=usuarios&identificador=x'
    expect((await ask('editor', 'GET', path)).status).toBe(403)
    expect((await ask('admin', 'GET', path)).status).toBe(200)
  })

  it('follows a bus through its numbers, and not the bus that has one of them now', async () => {
    const historyOf = async (numero: string) => {
      const path = `/historial/registro?sustantivo=buses&identificador=${numero}`
      const { body } = await ask<Cambio[]>('consulta', 'GET', path)
      return body.map(({ tipo, registro }) => `${tipo} ${registro}`)
    }
    await ask('editor', 'POST', '/buses', OTHER_BUS)
    await rename('30', '31')
    expect(await historyOf('31')).toEqual(['editado Bus 31', 'creado Bus 30'])
    await rename('31', '30')
    expect(await historyOf('30')).toEqual(['editado Bus 30', 'editado Bus 31', 'creado Bus 30'])
    await rename('30', '32')
    await ask('editor', 'POST', '/buses', { ...OTHER_BUS, placa: 'XYZ988' })
    expect(await historyOf('30')).toEqual(['creado Bus 30'])
    expect(await historyOf('32')).toHaveLength(4)
  })
})
