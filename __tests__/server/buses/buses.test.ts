import { type BusFila } from '../../../src/contract/buses'
import { type LiquidacionFila } from '../../../src/contract/liquidaciones'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { aBus, aConductor, aPasaje } from '../builders'
import { serverFor } from '../testServer'
import { BUS } from './bus'

describe.each(ENGINES)('buses on %s', (engine) => {
  let anaUuid: string
  const server = serverFor(engine)
  beforeEach(async () => {
    anaUuid = (await aConductor(server.db, { documento: '1001', nombre: 'Ana Álvarez' })).uuid
    await aConductor(server.db, { documento: '1002', nombre: 'Beto Bernal' })
    await aConductor(server.db, { documento: '1003', nombre: 'Carlos Retirado', valido: 0 })
  })

  const create = (changes: object = {}) =>
    server.ask<BusFila>('editor', 'POST', '/buses', { ...BUS, ...changes })
  const edit = (numero: string, changes: object = {}) =>
    server.ask<BusFila>('editor', 'PUT', `/buses/bus/actualizar?numero=${numero}`, { ...BUS, ...changes })
  const list = async () => (await server.ask<BusFila[]>('consulta', 'GET', '/buses')).body

  const NUMERO = 'Ya existe un bus con ese número.'
  const PLACA = 'Ya existe un bus con esa placa.'

  it('who retires leaves the bus without driver, which an edit seen before does not undo', async () => {
    const { body: seen } = await create()
    await server.ask('admin', 'PUT', '/conductores/conductor/retirar?documento=1001')
    const straggler = { conductorDocumento: '1002', version: seen.version }
    expect(await edit('12', straggler)).toMatchObject({
      status: 409,
      body: { actual: { conductorDocumento: null, version: 2 } },
    })
  })

  it('stand as a person counts, 2 before 10', async () => {
    for (const numero of ['10', '2', '10B', '9']) await aBus(server.db, { numero })
    expect((await list()).map(({ numero }) => numero)).toEqual(['2', '9', '10', '10B'])
  })

  it('a new number goes to the bus’s settlements too', async () => {
    await create()
    await aPasaje(server.db, { ruta: BUS.ruta })
    await server.ask('editor', 'POST', '/liquidaciones/sensores', [
      { fecha: '2090-03-19', busNumero: '12', sensor: 300, civica: 0, viajes: 5 },
    ])
    expect((await edit('12', { numero: '12A' })).status).toBe(200)
    expect((await list()).map(({ numero }) => numero)).toEqual(['12A'])
    const { body } = await server.ask<LiquidacionFila[]>('consulta', 'GET', '/liquidaciones/table')
    expect(body).toMatchObject([{ fecha: '2090-03-19', busNumero: '12A' }])
  })

  it('refuses an edit that would take another bus’s number or plate, and changes nothing', async () => {
    await create()
    const other = await create({ numero: '15', placa: 'DEF456' })
    expect(await edit('15', { numero: '12', placa: 'DEF456' })).toMatchObject({
      status: 409,
      body: { mensaje: NUMERO, errores: { numero: NUMERO } },
    })
    expect(await edit('15', { numero: '15', placa: 'ABC123' })).toEqual({
      status: 409,
      body: { mensaje: PLACA, errores: { placa: PLACA } },
    })
    expect(await list()).toContainEqual(other.body)
    expect(await edit('12')).toMatchObject({ status: 200 })
  })

  it('of buses created at once with one number, or one plate, keeps one', async () => {
    const byNumero = await Promise.all(['AAA111', 'BBB222'].map((placa) => create({ placa })))
    expect(byNumero.map(({ status }) => status).sort()).toEqual([201, 409])
    const byPlaca = await Promise.all(['21', '22'].map((numero) => create({ numero, placa: 'CCC333' })))
    expect(byPlaca.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(byPlaca.find(({ status }) => status === 409)?.body).toEqual({
      mensaje: PLACA,
      errores: { placa: PLACA },
    })
    expect(await list()).toHaveLength(2)
  })

  it('never leaves a bus with a driver who is retired at the same moment', async () => {
    await aBus(server.db, { numero: '12', placa: 'ABC123', conductorUuid: anaUuid })
    for (let turn = 0; turn < 10; turn += 1) {
      const [, edition] = await Promise.all([
        server.ask('admin', 'PUT', '/conductores/conductor/retirar?documento=1001'),
        edit('12'),
      ])
      expect([200, 400]).toContain(edition.status)
      expect(await list()).toMatchObject([{ conductorDocumento: null }])
      await server.ask('admin', 'PUT', '/conductores/conductor/ingresar?documento=1001')
    }
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it('answers the created bus with its driver, the plate in capitals', async () => {
      const { status, body } = await create({ placa: ' abc123 ' })
      expect(status).toBe(201)
      expect(body).toEqual({ ...BUS, conductorNombre: 'Ana Álvarez', version: 1 })
      expect(await list()).toEqual([body])
    })

    it.each([
      ['numero', { placa: 'OTR000' }, { numero: NUMERO }],
      ['placa, in whatever letters,', { numero: '13', placa: 'abc123' }, { placa: PLACA }],
      ['numero and placa', {}, { numero: NUMERO, placa: PLACA }],
    ])('refuses the %s of another bus on its field and stores nothing', async (_key, changes, errors) => {
      await create()
      expect(await create(changes)).toEqual({
        status: 409,
        body: { mensaje: Object.values(errors)[0], errores: errors },
      })
      expect(await list()).toHaveLength(1)
    })

    it('edits the bus that the query names', async () => {
      await create()
      const changes = { ruta: 'CBOS', marca: 'Hino', placa: 'xyz987', conductorDocumento: '1002' }
      const { status, body } = await edit('12', changes)
      expect(status).toBe(200)
      expect(body).toEqual({
        ...BUS,
        ...changes,
        placa: 'XYZ987',
        conductorNombre: 'Beto Bernal',
        version: 2,
      })
      expect(await list()).toEqual([body])
    })

    it('refuses a driver who does not exist, or who is retired, on the field', async () => {
      expect(await create({ conductorDocumento: '9999' })).toEqual({
        status: 400,
        body: {
          mensaje: 'El conductor no existe.',
          errores: { conductorDocumento: 'El conductor no existe.' },
        },
      })
      const retired = {
        status: 400,
        body: {
          mensaje: 'El conductor está retirado.',
          errores: { conductorDocumento: 'El conductor está retirado.' },
        },
      }
      expect(await create({ conductorDocumento: '1003' })).toEqual(retired)
      expect(await list()).toEqual([])
      const { body } = await create()
      expect(await edit('12', { conductorDocumento: '1003', marca: 'Hino' })).toEqual(retired)
      expect(await list()).toEqual([body])
    })

    it('lets a bus keep the retired driver that it already has', async () => {
      const { uuid } = await aConductor(server.db, { documento: '1004', valido: 0 })
      await aBus(server.db, { numero: '30', placa: 'GHI789', conductorUuid: uuid })
      const changes = { numero: '30', placa: 'GHI789', marca: 'Hino', conductorDocumento: '1004' }
      expect(await edit('30', changes)).toMatchObject({ status: 200, body: { marca: 'Hino' } })
    })

    it('shows a stored route that it does not know, but takes only the four codes', async () => {
      await aBus(server.db, { ruta: 'VIEJA' })
      expect(await create({ ruta: 'VIEJA' })).toEqual({
        status: 400,
        body: { mensaje: 'La ruta es requerida.', errores: { ruta: 'La ruta es requerida.' } },
      })
      expect((await list()).map(({ ruta }) => ruta)).toEqual(['VIEJA'])
    })
  }
})
