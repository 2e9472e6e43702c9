import { randomUUID } from 'node:crypto'
import type { Cambio, Deshecho } from '../../../src/contract/historial'
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

describe.each(ENGINES)('the undo of an action on %s', (engine) => {
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
    for (const table of [
      'cierreLiquidaciones',
      'cierres',
      'liquidaciones',
      'abonos',
      'deudas',
      'festivos',
    ] as const)
      await app.db.deleteFrom(table).execute()
  })
  afterAll(() => app.close())

  async function ask<Body = { uuid: string; mensaje: string }>(
    who: Usuario,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    group?: string,
  ) {
    const headers: Record<string, string> = group ? { grupo: group } : {}
    const answer = await app.ask(who, { method, url: `/api${path}`, payload, headers })
    return { status: answer.statusCode, body: answer.json<Body>() }
  }
  const undo = async (group: string, who: Usuario = 'admin') => {
    const { status, body } = await ask<Deshecho>(who, 'POST', '/historial/deshacer', { grupo: group })
    return { status, ...body }
  }
  /** Does something as one action. @returns its mark. */
  const perform = async (who: Usuario, ...calls: ['POST' | 'PUT' | 'DELETE', string, object?][]) => {
    const group = randomUUID()
    for (const [method, path, payload] of calls) {
      const { status, body } = await ask(who, method, path, payload, group)
      if (status >= 300) throw new Error(body.mensaje)
    }
    return group
  }
  const rename = (from: string, to: string, changes: object = {}) =>
    perform('editor', [
      'PUT',
      `/buses/bus/actualizar?numero=${from}`,
      { ...OTHER_BUS, ...changes, conductorDocumento: '1001', numero: to },
    ])
  const aSettlement = async (changes: object = {}) =>
    (await ask('editor', 'POST', '/liquidaciones', { ...SETTLEMENT, ...changes })).body.uuid
  const aHoliday = async (fecha = '2026-05-01') =>
    (await ask('editor', 'POST', '/festivos', { fecha })).body.uuid
  const deleting = (uuid: string, who: Usuario = 'admin') =>
    perform(who, ['DELETE', `/liquidaciones?uuid=${uuid}`])
  const stored = async () => ({
    liquidaciones: await app.db.selectFrom('liquidaciones').selectAll().orderBy('fecha').execute(),
    gastos: await app.db.selectFrom('gastos').select(['nombre', 'valor', 'orden']).orderBy('orden').execute(),
    abonos: await app.db.selectFrom('abonos').selectAll().execute(),
    deudas: await app.db.selectFrom('deudas').selectAll().execute(),
  })
  const historyOf = async (sustantivo: string, identificador: string) =>
    (
      await ask<Cambio[]>(
        'consulta',
        'GET',
        `/historial/registro?sustantivo=${sustantivo}&identificador=${identificador}`,
      )
    ).body

  it('brings back what was deleted as it was, with what hung from it', async () => {
    const uuid = await aSettlement()
    const before = await stored()
    const group = await deleting(uuid)
    expect((await stored()).abonos).toEqual([])
    expect((await historyOf('liquidaciones', uuid))[0]).toMatchObject({ tipo: 'eliminado', deshacible: true })
    expect(await undo(group)).toEqual({
      status: 200,
      mensaje: 'Se deshizo en 1 registro.',
      sustantivos: ['liquidaciones'],
    })
    expect(await stored()).toEqual(before)
    const changes = await historyOf('liquidaciones', uuid)
    expect(
      changes
        .slice(0, 3)
        .map(({ sustantivo, tipo }) => `${sustantivo} ${tipo}`)
        .sort(),
    ).toEqual(['abonos restaurado', 'deudas restaurado', 'liquidaciones restaurado'])
    expect(changes.map(({ deshacible }) => deshacible)).toEqual([
      true,
      true,
      true,
      ...changes.slice(3).map(() => false),
    ])
  })

  it('of several calls takes all of them back, and leaves a record that another has changed since', async () => {
    const mine = await aSettlement({ liquidada: false })
    const theirs = await aSettlement({ liquidada: false, fecha: '2026-03-06' })
    const before = await stored()
    const settled = (uuid: string, fecha: string) =>
      ['PUT', '/liquidaciones/liquidar', { ...SETTLEMENT, uuid, fecha }] as ['PUT', string, object]
    const group = await perform('editor', settled(mine, '2026-03-05'), settled(theirs, '2026-03-06'))
    await ask('admin', 'PUT', '/liquidaciones/liquidar', {
      ...SETTLEMENT,
      uuid: theirs,
      fecha: '2026-03-06',
      comentario: 'Revisada',
    })
    expect(await undo(group, 'editor')).toMatchObject({
      status: 200,
      mensaje:
        'Se deshizo en 1 registro. Queda 1 registro sin deshacer: Bus 12 del 6 de marzo de 2026 (lo cambió Admin).',
    })
    const [first, second] = (await stored()).liquidaciones
    expect(first).toEqual(before.liquidaciones[0])
    expect(second).toMatchObject({ liquidada: 1, comentario: 'Revisada' })
  })

  it('is itself undone, and of both each is done once', async () => {
    const uuid = await aSettlement()
    const before = await stored()
    const group = await deleting(uuid)
    const answers = await Promise.all([undo(group), undo(group)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(({ mensaje }) => mensaje).sort()).toEqual([
      'Se deshizo en 1 registro.',
      'Ya estaba deshecho.',
    ])
    expect(await undo(group)).toMatchObject({ status: 200, mensaje: 'Ya estaba deshecho.' })
    expect(await undo(`${group}~1`)).toMatchObject({ status: 200, mensaje: 'Se deshizo en 1 registro.' })
    expect((await stored()).liquidaciones).toEqual([])
    expect(await undo(`${group}~2`)).toMatchObject({ status: 200, mensaje: 'Se deshizo en 1 registro.' })
    expect(await stored()).toEqual(before)
  })

  it('counts for nothing what was done and undone since', async () => {
    const uuid = await aSettlement()
    const { abonos, deudas } = await stored()
    const debt = await perform('admin', ['DELETE', `/deudas/eliminar/${deudas[0]?.uuid}`])
    const repayment = await perform('admin', ['DELETE', `/abonos/eliminar/${abonos[0]?.uuid}`])
    expect((await undo(debt)).status).toBe(409)
    expect((await undo(repayment)).status).toBe(200)
    expect((await undo(debt)).status).toBe(200)
    const deletion = await deleting(uuid)
    for (const mark of [deletion, `${deletion}~1`, deletion])
      expect((await undo(mark)).mensaje).toBe('Se deshizo en 1 registro.')
    expect(await stored()).toMatchObject({ abonos, deudas })
  })

  it('gives a retired driver the day of entry and the buses back, but no bus that another has taken', async () => {
    const driver = await aConductor(app.db, { documento: '3001', nombre: 'Rosa Ruiz' })
    await aBus(app.db, { numero: '61', conductorUuid: driver.uuid })
    await aBus(app.db, { numero: '62', conductorUuid: driver.uuid })
    const group = await perform('admin', ['PUT', '/conductores/conductor/retirar?documento=3001'])
    const [, bus] = await app.db
      .selectFrom('buses')
      .selectAll()
      .where('numero', 'in', ['61', '62'])
      .orderBy('numero')
      .execute()
    const { conductorUuid: _free, version: _version, ...data } = { ...bus }
    await perform('editor', [
      'PUT',
      '/buses/bus/actualizar?numero=62',
      { ...data, conductorDocumento: '1002' },
    ])
    expect(await undo(group)).toMatchObject({
      mensaje: expect.stringMatching(
        /^Se deshizo en 2 registros\. Queda 1 registro sin deshacer: Bus 62 /,
      ) as string,
    })
    const [rosa] = await app.db
      .selectFrom('conductores')
      .selectAll()
      .where('documento', '=', '3001')
      .execute()
    expect(rosa).toEqual({ ...driver, documentoClave: '3001', servicioDesde: null, version: 1 })
    const buses = await app.db
      .selectFrom('buses')
      .select(['numero', 'conductorUuid'])
      .where('numero', 'in', ['61', '62'])
      .orderBy('numero')
      .execute()
    expect(buses[0]?.conductorUuid).toBe(driver.uuid)
    expect(buses[1]?.conductorUuid).not.toBe(driver.uuid)
  })

  it('leaves what has no place any more, and says why', async () => {
    const group = await deleting(await aSettlement())
    await aSettlement()
    const before = await stored()
    expect(await undo(group)).toMatchObject({
      status: 409,
      mensaje:
        'No se deshizo nada: Bus 12 del 5 de marzo de 2026 (ya existe otra liquidación de ese bus para esa fecha).',
    })
    expect(await stored()).toEqual(before)
    const festivo = await aHoliday()
    const holiday = await perform('editor', ['DELETE', `/festivos?uuid=${festivo}`])
    await aHoliday()
    expect((await undo(holiday)).mensaje).toContain('ya existe un festivo en esa fecha')
  })

  it('leaves what others depend on, and what hangs from what is gone', async () => {
    const group = await perform('editor', ['POST', '/buses', { ...OTHER_BUS, numero: '70', placa: 'DDD111' }])
    await aSettlement({ busNumero: '70' })
    expect(await undo(group)).toMatchObject({
      status: 409,
      mensaje: 'No se deshizo nada: Bus 70 (hay registros que dependen de él).',
    })
    const debt = { valor: 1000, razon: 'Multa', conductorDocumento: '3002' }
    const driver = await aConductor(app.db, { documento: '3002' })
    const deuda = (await ask('editor', 'POST', '/deudas', debt)).body.uuid
    const deletion = await perform('admin', ['DELETE', `/deudas/eliminar/${deuda}`])
    await app.db.deleteFrom('conductores').where('uuid', '=', driver.uuid).execute()
    expect((await undo(deletion)).mensaje).toContain('ya no existe')
  })

  it('gives a bus its number back with its settlements, and no other bus that has one of them now', async () => {
    await ask('editor', 'POST', '/buses', { ...OTHER_BUS, numero: '80', placa: 'EEE111' })
    const uuid = await aSettlement({ busNumero: '80' })
    const group = await rename('80', '81', { placa: 'EEE111' })
    expect((await stored()).liquidaciones[0]).toMatchObject({ uuid, busNumero: '81' })
    expect(await undo(group)).toMatchObject({ status: 200, mensaje: 'Se deshizo en 1 registro.' })
    expect((await stored()).liquidaciones[0]).toMatchObject({ uuid, busNumero: '80' })

    const again = await rename('80', '82', { placa: 'EEE111' })
    await ask('editor', 'POST', '/buses', { ...OTHER_BUS, numero: '80', placa: 'EEE222' })
    expect((await undo(again)).mensaje).toBe('No se deshizo nada: Bus 82 (otro bus tiene ese número).')
    expect((await stored()).liquidaciones[0]).toMatchObject({ uuid, busNumero: '82' })
    expect((await historyOf('buses', '80')).map(({ tipo }) => tipo)).toEqual(['creado'])
  })

  it('takes the last change back first: a bus that took the number of another gives it back to it', async () => {
    const buses = [
      { ...OTHER_BUS, numero: '90', placa: 'FFF111', conductorDocumento: '1001' },
      { ...OTHER_BUS, numero: '91', placa: 'FFF222', conductorDocumento: '1001' },
    ] as const
    for (const bus of buses) await ask('editor', 'POST', '/buses', bus)
    const group = await perform(
      'editor',
      ['PUT', '/buses/bus/actualizar?numero=90', { ...buses[0], numero: '92' }],
      ['PUT', '/buses/bus/actualizar?numero=91', { ...buses[1], numero: '90' }],
    )
    expect(await undo(group)).toMatchObject({ status: 200, mensaje: 'Se deshizo en 2 registros.' })
  })

  it('brings a settlement back to its bus, whose number has changed meanwhile', async () => {
    await ask('editor', 'POST', '/buses', { ...OTHER_BUS, numero: '40', placa: 'AAA111' })
    const group = await deleting(await aSettlement({ busNumero: '40' }))
    await rename('40', '41', { placa: 'AAA111' })
    await ask('editor', 'POST', '/buses', { ...OTHER_BUS, numero: '40', placa: 'AAA222' })
    expect((await undo(group)).status).toBe(200)
    expect((await stored()).liquidaciones.map(({ busNumero }) => busNumero)).toEqual(['41'])
  })

  it('is not for an EDITOR where it takes back a retirement, be it their own undo', async () => {
    await aConductor(app.db, { documento: '3003', valido: 0 })
    const group = await perform('editor', ['PUT', '/conductores/conductor/ingresar?documento=3003'])
    expect((await undo(group, 'editor')).status).toBe(200)
    expect((await undo(`${group}~1`, 'editor')).status).toBe(403)
    expect((await undo(`${group}~1`, 'admin')).status).toBe(200)
  })

  it('is never of users, nor of a mark that there is not', async () => {
    const { grupo: ofUser } = await app.db
      .selectFrom('cambios')
      .select('grupo')
      .where('sustantivo', '=', 'usuarios')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(await undo(ofUser)).toMatchObject({ status: 409 })
    expect(await undo(randomUUID())).toMatchObject({ status: 404 })
    expect(await undo('x')).toMatchObject({ status: 400 })
  })

  it('leaves what a colleague changes while it waits for the record', async () => {
    const uuids: string[] = []
    for (let day = 1; day <= 9; day += 1)
      uuids.push(await aSettlement({ fecha: `2026-04-0${day}`, liquidada: false }))
    const settle = (uuid: string, day: number, comentario = '') =>
      [
        'PUT',
        '/liquidaciones/liquidar',
        { ...SETTLEMENT, uuid, fecha: `2026-04-0${day + 1}`, comentario },
      ] as ['PUT', string, object]
    const group = await perform('editor', ...uuids.map((uuid, day) => settle(uuid, day)))
    const [answer, ...edits] = await Promise.all([
      undo(group),
      ...uuids.map((uuid, day) => ask('admin', ...settle(uuid, day, 'Vista'))),
    ])
    expect(edits.map(({ status }) => status)).toEqual(uuids.map(() => 200))
    expect(answer.status === 200 || answer.status === 409).toBe(true)
    // Every edit that was acknowledged stands.
    expect((await stored()).liquidaciones.map(({ comentario }) => comentario)).toEqual(
      uuids.map(() => 'Vista'),
    )
  })

  it('is the only way back: what was deleted is not created again under its identifier', async () => {
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
})
