import type { Cambio, Historial } from '../../../src/contract/historial'
import { ENGINES } from '../../setup/databases'
import { openApplication, type Application, type Usuario } from '../realApp'
import { aBus, aConductor, aPasaje } from '../builders'
import { BUS } from '../buses/bus'
import { liquidacionPayload } from '../liquidaciones/company'

const SETTLEMENT = liquidacionPayload({
  liquidada: true,
  abonoDto: { valor: 5000 },
  deudaDto: { razon: 'Choque', valor: 9000 },
})
const OTHER_BUS = { ...BUS, numero: '30', placa: 'XYZ987' }

describe.each(ENGINES)('what was deleted on %s', (engine) => {
  let app: Application
  let now = new Date('2030-03-20T20:00:00Z')
  beforeAll(async () => {
    app = await openApplication(engine, { now: () => now })
    const ana = await aConductor(app.db, { documento: '1001', nombre: 'Ana Álvarez' })
    await aConductor(app.db, { documento: '1002', nombre: 'Beto Bernal' })
    await aBus(app.db, { numero: '12', conductorUuid: ana.uuid })
    await aPasaje(app.db)
  })
  beforeEach(async () => {
    now = new Date('2030-03-20T20:00:00Z')
    for (const table of ['liquidaciones', 'abonos', 'deudas', 'festivos'] as const)
      await app.db.deleteFrom(table).execute()
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
  const restore = (sustantivo: string, identificador: string, who: Usuario = 'admin') =>
    ask(who, 'POST', '/historial/restaurar', { sustantivo, identificador })
  const rename = (from: string, to: string, changes: object = {}) =>
    app.ask('editor', {
      method: 'PUT',
      url: `/api/buses/bus/actualizar?numero=${from}`,
      payload: { ...OTHER_BUS, ...changes, conductorDocumento: '1001', numero: to },
    })
  const aSettlement = async () => (await ask('editor', 'POST', '/liquidaciones', SETTLEMENT)).body.uuid
  const aHoliday = async () => (await ask('editor', 'POST', '/festivos', { fecha: '2026-05-01' })).body.uuid
  const stored = async () => ({
    liquidaciones: await app.db.selectFrom('liquidaciones').selectAll().execute(),
    gastos: await app.db.selectFrom('gastos').select(['nombre', 'valor', 'orden']).orderBy('orden').execute(),
    abonos: await app.db.selectFrom('abonos').selectAll().execute(),
    deudas: await app.db.selectFrom('deudas').selectAll().execute(),
  })

  it('comes back as it was, with what hung from it', async () => {
    const uuid = await aSettlement()
    const before = await stored()
    await ask('admin', 'DELETE', `/liquidaciones?uuid=${uuid}`)
    expect((await stored()).abonos).toEqual([])
    expect(await restore('liquidaciones', uuid)).toEqual({
      status: 200,
      body: { mensaje: 'Liquidación restaurada.', liquidacionUuid: uuid },
    })
    expect(await stored()).toEqual(before)
    const { body } = await ask<Cambio[]>(
      'consulta',
      'GET',
      `/historial/registro?sustantivo=liquidaciones&identificador=${uuid}`,
    )
    expect(
      body
        .map(({ sustantivo, tipo }) => `${sustantivo} ${tipo}`)
        .slice(0, 3)
        .sort(),
    ).toEqual(['abonos restaurado', 'deudas restaurado', 'liquidaciones restaurado'])
    expect(body.some(({ restaurable }) => restaurable)).toBe(false)
  })

  it('stays deleted where another has its place, and says so', async () => {
    const uuid = await aSettlement()
    await ask('admin', 'DELETE', `/liquidaciones?uuid=${uuid}`)
    await aSettlement()
    const before = await stored()
    expect(await restore('liquidaciones', uuid)).toMatchObject({
      status: 409,
      body: { mensaje: expect.stringContaining('Ya existe otra liquidación de ese bus') as string },
    })
    expect(await stored()).toEqual(before)

    const festivo = await aHoliday()
    await ask('editor', 'DELETE', `/festivos?uuid=${festivo}`)
    await aHoliday()
    expect(await restore('festivos', festivo)).toMatchObject({
      status: 409,
      body: { mensaje: 'Ya existe un festivo en esa fecha.' },
    })
  })

  it('stays deleted without the settlement that it hung from', async () => {
    const uuid = await aSettlement()
    const [abono] = (await stored()).abonos
    await ask('admin', 'DELETE', `/abonos/eliminar/${abono?.uuid}`)
    await ask('admin', 'DELETE', `/liquidaciones?uuid=${uuid}`)
    expect(await restore('abonos', `${abono?.uuid}`)).toMatchObject({
      status: 409,
      body: { mensaje: expect.stringContaining('ya no existe') as string },
    })
    expect((await restore('liquidaciones', uuid)).status).toBe(200)
    // Deleted on its own before, it does not come back with the settlement.
    expect((await stored()).abonos).toEqual([])
    expect((await restore('abonos', `${abono?.uuid}`)).status).toBe(200)
    expect((await stored()).abonos).toEqual([abono])
  })

  it('comes back with the day and the driver that its settlement has by now', async () => {
    const uuid = await aSettlement()
    const [abono] = (await stored()).abonos
    await ask('admin', 'DELETE', `/abonos/eliminar/${abono?.uuid}`)
    const moved = { ...SETTLEMENT, uuid, abonoDto: null, fecha: '2026-03-09', conductorDocumento: '1002' }
    await app.ask('admin', { method: 'PUT', url: '/api/liquidaciones/liquidar', payload: moved })
    expect((await restore('abonos', `${abono?.uuid}`)).status).toBe(200)
    const [liquidacion] = (await stored()).liquidaciones
    expect((await stored()).abonos).toEqual([
      { ...abono, fecha: '2026-03-09', conductorUuid: liquidacion?.conductorUuid },
    ])
    expect(liquidacion?.conductorUuid).not.toBe(abono?.conductorUuid)
  })

  it('comes back to its bus, whose number has changed meanwhile', async () => {
    const { body: bus } = await ask('editor', 'POST', '/buses', {
      ...OTHER_BUS,
      numero: '40',
      placa: 'AAA111',
    })
    const payload = { ...SETTLEMENT, busNumero: '40', fecha: '2026-03-10' }
    const { uuid } = (await ask('editor', 'POST', '/liquidaciones', payload)).body
    await ask('admin', 'DELETE', `/liquidaciones?uuid=${uuid}`)
    await rename('40', '41', { ...bus, placa: 'AAA111' })
    await ask('editor', 'POST', '/buses', { ...OTHER_BUS, numero: '40', placa: 'AAA222' })
    expect((await restore('liquidaciones', uuid)).status).toBe(200)
    expect((await stored()).liquidaciones.map(({ busNumero }) => busNumero)).toEqual(['41'])
  })

  it('comes back once', async () => {
    const uuid = await aHoliday()
    expect((await restore('festivos', uuid)).status).toBe(409)
    await ask('admin', 'DELETE', `/festivos?uuid=${uuid}`)
    const answers = await Promise.all([restore('festivos', uuid), restore('festivos', uuid)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await restore('festivos', '00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 })
    expect((await restore('conductores', uuid)).status).toBe(404)
  })

  it('comes back for an EDITOR who has just deleted it, and for nobody else', async () => {
    const mine = await aHoliday()
    await ask('editor', 'DELETE', `/festivos?uuid=${mine}`)
    expect((await restore('festivos', mine, 'consulta')).status).toBe(403)
    now = new Date('2030-03-20T20:00:50Z')
    expect((await restore('festivos', mine, 'editor')).status).toBe(200)

    await ask('editor', 'DELETE', `/festivos?uuid=${mine}`)
    now = new Date('2030-03-20T20:02:00Z')
    expect((await restore('festivos', mine, 'editor')).status).toBe(403)
    expect((await restore('festivos', mine, 'admin')).status).toBe(200)

    await ask('admin', 'DELETE', `/festivos?uuid=${mine}`)
    expect((await restore('festivos', mine, 'editor')).status).toBe(403)
  })

  it('is not created again under its identifier', async () => {
    const uuid = await aSettlement()
    await ask('admin', 'DELETE', `/liquidaciones?uuid=${uuid}`)
    expect(await ask('editor', 'POST', '/liquidaciones', { ...SETTLEMENT, uuid })).toMatchObject({
      status: 409,
      body: { mensaje: expect.stringContaining('fue eliminada') as string },
    })
    const debt = { valor: 1000, razon: 'Multa', conductorDocumento: '1001' }
    const deuda = (await ask('editor', 'POST', '/deudas', debt)).body.uuid
    await ask('admin', 'DELETE', `/deudas/eliminar/${deuda}`)
    expect((await ask('editor', 'POST', '/deudas', { ...debt, uuid: deuda })).status).toBe(409)
    const repayment = { valor: 1000, origen: 'Prima', fecha: '2026-03-05', conductorDocumento: '1001' }
    const abono = (await ask('editor', 'POST', '/abonos', repayment)).body.uuid
    await ask('admin', 'DELETE', `/abonos/eliminar/${abono}`)
    expect((await ask('editor', 'POST', '/abonos', { ...repayment, uuid: abono })).status).toBe(409)
  })

  it('is found in the search of changes, by every filter', async () => {
    const uuid = await aHoliday()
    await ask('editor', 'DELETE', `/festivos?uuid=${uuid}`)
    const search = async (query: string) => (await ask<Historial>('admin', 'GET', `/historial?${query}`)).body
    const { cambios } = await search('sustantivo=festivos&tipo=eliminado&limite=1')
    expect(cambios).toMatchObject([
      { identificador: uuid, registro: '1 de mayo de 2026', usuario: 'Editor', restaurable: true },
    ])
    const editor = await app.db
      .selectFrom('usuarios')
      .select('uuid')
      .where('username', '=', 'editor')
      .executeTakeFirstOrThrow()
    const [last] = (await search(`usuario=${editor.uuid}&limite=1`)).cambios
    expect(last).toMatchObject({ identificador: uuid, tipo: 'eliminado' })

    const older = await search(`antesDe=${last?.secuencia}&limite=1`)
    expect(older).toMatchObject({ cambios: [{ identificador: uuid, tipo: 'creado' }], hayMas: true })
    expect((await search('registro=1 de MAYO&limite=2')).cambios).toHaveLength(2)
    expect((await search('registro=bus 12&sustantivo=festivos')).cambios).toEqual([])

    // 20:00 UTC is 15:00 in Bogotá.
    expect((await search('desde=2030-03-20&hasta=2030-03-20')).cambios).toHaveLength(10)
    expect((await search('desde=2030-03-21')).cambios).toEqual([])
    now = new Date('2030-03-21T04:59:59Z')
    await aHoliday()
    expect((await search('desde=2030-03-21')).cambios).toEqual([])
    expect((await search('hasta=2030-03-19')).cambios).toEqual([])
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
