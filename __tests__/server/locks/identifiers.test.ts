import { randomUUID } from 'node:crypto'
import type { Historial } from '../../../src/contract/historial'
import { liquidacionPayload } from '../liquidaciones/company'
import { aBus, aConductor, aPasaje } from '../builders'
import { serverFor } from '../testServer'
import { BUS } from '../buses/bus'
import { ANY_ENGINE, ENGINES, type Engine } from '../../setup/databases'

const HIDDEN = '\u202a30\u200b1\u202c'
const DRIVER = {
  nombre: 'Dora Díaz',
  empresa: 'Coonatra',
  fechaNacimiento: '1980-01-02',
  tipoDocumento: 'C.C.',
  documento: '72.616.670',
}

function openIdentifiers(engine: Engine) {
  const server = serverFor(engine)
  beforeEach(async () => {
    const { uuid: conductorUuid } = await aConductor(server.db, { documento: '72616670', nombre: 'Ana' })
    await aBus(server.db, { numero: '30-1', placa: 'ABC-123', conductorUuid })
    await aPasaje(server.db, { fechaFinal: '2090-12-31' })
  })

  const post = (path: string, body: unknown) => server.ask('admin', 'POST', path, body)
  return { server, post }
}

describe.each(ENGINES)('identifiers on %s', (engine) => {
  const { server, post } = openIdentifiers(engine)

  const get = <Body>(path: string) => server.ask<Body>('admin', 'GET', path)
  const numeros = async () =>
    (await get<{ numero: string }[]>('/buses')).body.map(({ numero }) => numero).sort()
  const conductores = async () =>
    (await get<{ documento: string }[]>('/conductores')).body.map(({ documento }) => documento).sort()

  it('name their records in any spelling, at every door, and answer the stored one', async () => {
    const bus = { busNumero: '30-1', conductorDocumento: '72616670' }
    expect(
      await post(
        '/liquidaciones',
        liquidacionPayload({ busNumero: HIDDEN, conductorDocumento: '72.616.670' }),
      ),
    ).toMatchObject({ status: 201, body: bus })
    const sensor = { sensor: 340, civica: 0, viajes: 6 }
    expect(
      await post('/liquidaciones/sensores', [
        { fecha: '2026-03-06', busNumero: '301', ...sensor },
        { fecha: '2026-03-07', busNumero: ' 3 01', ...sensor },
      ]),
    ).toMatchObject({ status: 200, body: [{ busNumero: '30-1', regIni: 1300 }, { busNumero: '30-1' }] })
    expect(
      await post('/liquidaciones/sensores', [
        { fecha: '2026-03-08', busNumero: '301', ...sensor },
        { fecha: '2026-03-08', busNumero: '3-01', ...sensor },
      ]),
    ).toMatchObject({
      status: 400,
      body: { errores: { '1.busNumero': 'El bus y la fecha ya están en la fila 1.' } },
    })
    expect((await get('/liquidaciones/detalle?fecha=2026-03-05&busNumero=3%2001')).body).toMatchObject(bus)
    expect((await get('/liquidaciones/v2/table?numero=301')).body).toHaveLength(3)
    expect((await get('/liquidaciones/v2/table?documento=72.616.670')).body).toHaveLength(3)
    const salaries = await get<{ salarios: [] }>('/salarios?documento=72%20616%20670')
    expect(salaries.body.salarios).toHaveLength(3)
    expect(
      (await get<{ gastos: [] }>('/reporte/gastos?numero=301&documento=72.616.670')).body.gastos,
    ).toHaveLength(2)

    const debt = { valor: 9000, razon: 'Llanta', conductorDocumento: '72.616.670' }
    expect(await post('/deudas', debt)).toMatchObject({
      status: 201,
      body: { conductorDocumento: '72616670' },
    })
    expect((await get('/deudas/conductor?documento=72.616.670')).body).toMatchObject({ balance: 9000 })
    const edited = {
      ...BUS,
      numero: '30-1',
      placa: 'ABC-123',
      marca: 'Hino',
      conductorDocumento: '72.616.670',
    }
    expect(await server.ask('admin', 'PUT', '/buses/bus/actualizar?numero=301', edited)).toMatchObject({
      status: 200,
      body: { numero: '30-1', marca: 'Hino' },
    })
    const retire = (documento: string) =>
      server.ask('admin', 'PUT', `/conductores/conductor/retirar?documento=${documento}`)
    expect([(await retire('72.616.670')).status, (await retire('72616670,0')).status]).toEqual([200, 404])
  })

  it('that are the same belong to one record, whoever races', async () => {
    const bus = { ...BUS, conductorDocumento: '72616670' }
    expect(await post('/buses', { ...bus, numero: '301', placa: 'abc 123' })).toMatchObject({
      status: 409,
      body: {
        errores: {
          numero: 'Ya existe un bus con ese número: 30-1.',
          placa: 'Ya existe un bus con esa placa: ABC-123.',
        },
      },
    })
    expect(await post('/conductores', DRIVER)).toMatchObject({
      status: 409,
      body: { errores: { documento: 'Ya existe un conductor con ese documento: 72616670.' } },
    })
    const spellings = ['40-1', '401', '4 01', '4-0-1']
    const raced = await Promise.all(
      spellings.map((numero, i) => post('/buses', { ...bus, numero, placa: `P-${i}` })),
    )
    expect(raced.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    const people = ['1.023.456', '1023456', '1 023 456', '1023.456']
    const hired = await Promise.all(people.map((documento) => post('/conductores', { ...DRIVER, documento })))
    expect(hired.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    const entered = await Promise.all(
      spellings.map((busNumero) =>
        post('/liquidaciones', liquidacionPayload({ busNumero, conductorDocumento: '1.023.456' })),
      ),
    )
    expect(entered.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect([(await numeros()).length, (await conductores()).length]).toEqual([2, 2])
  })

  it('follow their record through undo, and stand in no history', async () => {
    const renamed = { ...BUS, numero: '400', placa: 'ZZ-9', conductorDocumento: '72616670' }
    expect((await server.ask('admin', 'PUT', '/buses/bus/actualizar?numero=301', renamed)).status).toBe(200)
    const { body } = await get<Historial>('/historial')
    expect(JSON.stringify(body)).not.toMatch(/Clave"/)
    const undo = (await post('/historial/deshacer', { grupo: body.cambios[0]?.grupo })).status
    expect([undo, await numeros()]).toEqual([200, ['30-1']])
    expect((await post('/buses', { ...renamed, numero: '301' })).status).toBe(409)
    expect((await post('/buses', renamed)).status).toBe(201)
  })

  it('of an import name what they mean, and are corrected under the stored spelling', async () => {
    const send = (noun: string, action: string, ...datos: object[]) =>
      server.ask(
        'admin',
        'POST',
        `/importaciones/${noun}`,
        {
          grupo: randomUUID(),
          archivo: 'a.csv',
          total: datos.length,
          filas: datos.map((one) => ({ accion: action, datos: one })),
        },
        { 'idempotency-key': randomUUID() },
      )
    const row = liquidacionPayload({ busNumero: '301', conductorDocumento: '72.616.670' })
    expect(await send('liquidaciones', 'crear', row)).toMatchObject({ status: 201, body: { guardadas: 1 } })
    expect(await send('liquidaciones', 'corregir', { ...row, busNumero: '3 01', viajes: 9 })).toMatchObject({
      status: 201,
      body: { guardadas: 1 },
    })
    expect(await send('conductores', 'corregir', { ...DRIVER, nombre: 'Otra' })).toMatchObject({
      status: 201,
    })
    const bus = { ...BUS, numero: '301', placa: 'ABC-123', conductorDocumento: '72.616.670', marca: 'Hino' }
    expect(await send('buses', 'corregir', bus)).toMatchObject({ status: 201 })
    expect([await numeros(), await conductores()]).toEqual([['30-1'], ['72616670']])
    for (const documento of ['72.616.670', '72616670,0'])
      expect((await send('conductores', 'crear', { ...DRIVER, documento })).status).toBe(400)
    const twice = ['80', '8 0'].map((numero, i) => ({ ...bus, numero, placa: `T${i}` }))
    expect(await send('buses', 'crear', ...twice)).toMatchObject({
      status: 400,
      body: { errores: { 'filas.1': 'Es la misma de la fila 1.' } },
    })
  })
})

describe('identifiers', () => {
  const { server, post } = openIdentifiers(ANY_ENGINE)

  it('are looked up where a route declares them alone, after what was sent is found valid', async () => {
    expect((await server.ask(null, 'GET', '/salud?numero=%00')).status).toBe(200)
    const nul = { fecha: '2026-03-06', busNumero: '\0', sensor: 340, civica: 0, viajes: 6 }
    expect(await post('/liquidaciones/sensores', [nul])).toMatchObject({
      status: 400,
      body: { errores: { '0.busNumero': 'El texto tiene caracteres no válidos.' } },
    })
  })

  it('take the exact spelling before another of the same key', async () => {
    await server.db
      .insertInto('buses')
      .values({
        ...(await aBus(server.db, { numero: '999' })),
        numero: '301',
        placa: 'X1',
        numeroClave: '301~301',
      })
      .execute()
    const of = async (busNumero: string) => {
      const body = liquidacionPayload({ busNumero, conductorDocumento: '72616670' })
      return (await post('/liquidaciones', body)).body
    }
    expect([await of('301'), await of('3-01')]).toMatchObject([{ busNumero: '301' }, { busNumero: '30-1' }])
    // The next edit of the one that has no key of its own says so.
    const edit = { ...BUS, numero: '301', placa: 'X1', conductorDocumento: '72616670' }
    expect(await server.ask('admin', 'PUT', '/buses/bus/actualizar?numero=301', edit)).toMatchObject({
      status: 409,
      body: { errores: { numero: 'Ya existe un bus con ese número: 30-1.' } },
    })
    const other = { ...edit, numero: '302' }
    expect((await server.ask('admin', 'PUT', '/buses/bus/actualizar?numero=301', other)).status).toBe(200)
  })

  it('that are new lose what nobody sees; what Excel has made of a number is refused', async () => {
    const bus = { ...BUS, conductorDocumento: '72616670' }
    expect(
      await post('/buses', { ...bus, numero: '\u202a50-1\u200b', placa: '\ufeffxy-1', marca: 'Hi\u00adno' }),
    ).toMatchObject({ status: 201, body: { numero: '50-1', placa: 'XY-1', marca: 'Hino' } })
    expect((await post('/conductores', { ...DRIVER, documento: '\u2066901\u2069' })).body).toMatchObject({
      documento: '901',
    })
    for (const text of ['301.0', '72616670,0', '1,02E+09', '\u200b', '--']) {
      expect((await post('/conductores', { ...DRIVER, documento: text })).status).toBe(400)
      expect(await post('/buses', { ...bus, numero: text, placa: 'Q-1' })).toMatchObject({
        status: 400,
        body: { errores: { numero: expect.any(String) as string } },
      })
      expect((await post('/buses', { ...bus, numero: '77', placa: text })).status).toBe(400)
    }
  })

  it('that stay as they are stored are left alone by an edit', async () => {
    const numero = `7${HIDDEN}`
    await aBus(server.db, { numero, placa: '9.0' })
    const edit = { ...BUS, numero, placa: '9.0', marca: 'Hino', conductorDocumento: '72616670' }
    const path = `/buses/bus/actualizar?numero=${encodeURIComponent(numero)}`
    expect(await server.ask('admin', 'PUT', path, edit)).toMatchObject({
      status: 200,
      body: { numero },
    })
  })
})
