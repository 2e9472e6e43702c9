import { randomUUID } from 'node:crypto'
import { ContratosSchema, type ContratoFila, type Contratos } from '../../../src/contract/contratos'
import type { Cambio, Deshecho } from '../../../src/contract/historial'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { aConductor, aContrato, aLiquidacion } from '../builders'
import { openServer, type Refusal, type TestServer } from '../testServer'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

describe.each(ENGINES)('contratos on %s', (engine) => {
  let server: TestServer
  let ana: string
  let beto: string
  beforeAll(async () => void (server = await openServer(engine, { empresa: 'Cochera S.A.S.' })))
  beforeEach(async () => {
    await server.clearCompany()
    ana = (await aConductor(server.db, { documento: '1001', nombre: 'Ana Álvarez' })).uuid
    beto = (await aConductor(server.db, { documento: '1002', nombre: 'Beto Bernal' })).uuid
  })
  afterAll(() => server.close())

  const contrato = (changes: object = {}) => ({
    conductorUuid: ana,
    empresa: 'Coonatra',
    desde: '2026-01-01',
    hasta: '2026-06-30',
    vacacionesPrevias: 4.5,
    cesantiasDesde: '2026-03-01',
    ...changes,
  })
  const create = <Body = ContratoFila>(changes: object = {}, grupo = randomUUID()) =>
    server.ask<Body>('editor', 'POST', '/contratos', contrato(changes), { grupo })
  const edit = <Body = ContratoFila>(changes: object, grupo = randomUUID()) =>
    server.ask<Body>('editor', 'PUT', '/contratos', contrato(changes), { grupo })
  const remove = (uuid: string, grupo = randomUUID()) =>
    server.ask('admin', 'DELETE', `/contratos?uuid=${uuid}`, undefined, { grupo })
  const undo = (grupo: string) => server.ask<Deshecho>('admin', 'POST', '/historial/deshacer', { grupo })
  const list = async (documento = '1001') =>
    (await server.ask<Contratos>('consulta', 'GET', `/contratos?documento=${documento}`)).body

  const LEFT = { valido: 0, fechaUltimoRetiro: '2026-06-15' } as const
  const BACK = {
    servicioDesde: '2026-09-01',
    fechaUltimoIngreso: '2026-09-01',
    fechaUltimoRetiro: '2026-06-15',
  }

  it('of two clerks who enter the same days at once one is refused', async () => {
    const both = await Promise.all([
      create(),
      create({ desde: '2026-06-30', hasta: null, cesantiasDesde: null }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await list()).contratos).toHaveLength(1)
  })

  it('of two clerks who stretch neighbours at once one is refused', async () => {
    const first = await aContrato(server.db, ana, { desde: '2026-01-01', hasta: '2026-01-31' })
    const second = await aContrato(server.db, ana, { desde: '2026-03-01', hasta: '2026-03-31' })
    const both = await Promise.all([
      edit({ uuid: first.uuid, hasta: '2026-02-20', cesantiasDesde: null }),
      edit({ uuid: second.uuid, desde: '2026-02-10', hasta: '2026-03-31', cesantiasDesde: null }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('an undo brings it back as it was, unless it would share a day with another', async () => {
    const { body: row } = await create()
    const [deleting, again] = [randomUUID(), randomUUID()]
    expect((await remove(row.uuid, deleting)).body).toEqual({ mensaje: 'Contrato eliminado exitosamente.' })
    expect((await undo(deleting)).status).toBe(200)
    expect((await list()).contratos).toMatchObject([row])

    await remove(row.uuid, again)
    const { body: other } = await create({ desde: '2026-06-30', hasta: null, cesantiasDesde: null })
    expect(await undo(again)).toMatchObject({
      status: 409,
      body: {
        mensaje:
          'No se deshizo nada: Ana Álvarez, desde el 1 de enero de 2026 (se cruza con el contrato que empieza el 30 de junio de 2026).',
      },
    })
    expect((await list()).contratos).toMatchObject([other])

    const [shortening, creating] = [randomUUID(), randomUUID()]
    await edit(
      { uuid: other.uuid, desde: '2026-06-30', hasta: '2026-07-31', cesantiasDesde: null },
      shortening,
    )
    await create({ desde: '2026-08-01', hasta: null, cesantiasDesde: null }, creating)
    expect((await undo(shortening)).status).toBe(409)
    expect((await undo(creating)).status).toBe(200)
    expect((await undo(shortening)).status).toBe(200)
    expect((await list()).contratos).toMatchObject([{ ...other, version: 3 }])
  })

  it('of an undo and a new one that come at once one is refused', async () => {
    const { uuid } = await aContrato(server.db, ana)
    const deleting = randomUUID()
    await remove(uuid, deleting)
    const both = await Promise.all([undo(deleting), create()])
    expect(both.filter(({ status }) => status === 409)).toHaveLength(1)
    expect((await list()).contratos).toHaveLength(1)
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it('a new one has a uuid of its own and all that was sent', async () => {
      const { status, body } = await create({ uuid: UNKNOWN, version: 7 })
      expect([status, body]).toEqual([201, { ...contrato(), uuid: body.uuid, version: 1 }])
      expect(body.uuid).not.toBe(UNKNOWN)
      const running = await create({
        desde: '2026-07-01',
        hasta: '',
        vacacionesPrevias: '',
        cesantiasDesde: null,
      })
      expect(running.body).toMatchObject({ hasta: null, vacacionesPrevias: 0, cesantiasDesde: null })
      const answer = await list()
      const contratos = [running.body, body].map((row) => ({ ...row, finPropuesto: null }))
      expect(answer).toEqual({ contratos, propuesto: null })
      expect(ContratosSchema.parse(answer)).toEqual(answer)
    })

    it('while there is none, the service of the two papers is proposed', async () => {
      const blank = { vacacionesPrevias: 0, cesantiasDesde: null }
      expect(await list()).toEqual({
        contratos: [],
        propuesto: { conductorUuid: ana, empresa: 'Coonatra', desde: '2020-01-15', hasta: null, ...blank },
      })
      await aLiquidacion(server.db, { conductorUuid: ana, fecha: '2019-12-29', fechaEntrega: null })
      await aLiquidacion(server.db, { conductorUuid: ana, fecha: '2019-12-30' })
      expect((await list()).propuesto).toMatchObject({ desde: '2019-12-30' })
      const { body: all } = await server.ask<object[]>('consulta', 'GET', '/contratos/propuestos')
      expect(all[0]).toMatchObject({ nombre: 'Ana Álvarez', conductorUuid: ana, desde: '2019-12-30' })

      const { uuid: conductorUuid } = await aConductor(server.db, {
        documento: '1003',
        empresa: '',
        valido: 0,
        fechaUltimoIngreso: '2025-02-03',
        servicioDesde: '2025-02-03',
        fechaUltimoRetiro: '2026-10-04',
      })
      await aLiquidacion(server.db, { conductorUuid, fecha: '2024-05-05' })
      expect((await list('1003')).propuesto).toEqual({
        conductorUuid,
        empresa: 'Cochera S.A.S.',
        desde: '2025-02-03',
        hasta: '2026-10-04',
        ...blank,
      })
      await aConductor(server.db, { documento: '1004', fechaUltimoIngreso: null })
      expect(await list('1004')).toEqual({ contratos: [], propuesto: null })
      expect((await server.ask('consulta', 'GET', '/contratos?documento=9')).status).toBe(404)
    })
    it.each([
      ['runs on over a retirement', LEFT, null, '2026-06-15', null],
      ['runs on over a readmission', BACK, null, '2026-06-15', ['2026-09-01', null]],
      ['ended before a readmission', BACK, '2026-06-15', null, ['2026-09-01', null]],
      ['reaches a readmission', BACK, '2026-09-01', null, null],
    ] as const)(
      'of one that %s the end and the present service are proposed, or not',
      async (_what, dates, hasta, finPropuesto, service) => {
        const { uuid } = await aConductor(server.db, { documento: '1003', nombre: 'Ciro', ...dates })
        const stored = await aContrato(server.db, uuid, { hasta })
        const { contratos, propuesto } = await list('1003')
        expect(contratos).toEqual([{ ...stored, version: 1, finPropuesto }])
        expect(propuesto && [propuesto.desde, propuesto.hasta]).toEqual(service)
      },
    )

    it.each([
      ['2025-12-31', '2026-01-01', 409],
      ['2026-06-30', null, 409],
      ['2026-02-01', '2026-02-01', 409],
      ['2025-01-01', null, 409],
      ['2025-01-01', '2025-12-31', 'apart'],
      ['2026-07-01', null, 'apart'],
    ])('one from %s to %s is, beside another of the driver, %s', async (desde, hasta, outcome) => {
      const { uuid } = await aContrato(server.db, ana, { desde: '2026-01-01', hasta: '2026-06-30' })
      const other = await aContrato(server.db, ana, { desde: '2001-01-01', hasta: '2001-12-31' })
      const mensaje = 'El periodo se cruza con el contrato que empieza el 1 de enero de 2026.'
      const dates = { desde, hasta, cesantiasDesde: null }
      const edited = await edit<Refusal>({ ...dates, uuid: other.uuid })
      await remove(other.uuid)
      const refusal = { mensaje, errores: { desde: mensaje } }
      for (const { status, body } of [edited, await create<Refusal>(dates)])
        if (outcome === 'apart') expect(status).toBeLessThan(300)
        else expect([status, body]).toEqual([409, refusal])
      // Its own days and another driver's are no obstacle.
      expect((await edit({ uuid, desde: '2026-01-02' })).status).toBe(200)
      expect((await create({ ...dates, conductorUuid: beto })).status).toBe(201)
    })

    it('one of a driver who is not there is refused', async () => {
      expect((await create({ conductorUuid: UNKNOWN })).status).toBe(409)
    })

    it('keeps its driver: the creation of who has one is not undone', async () => {
      const creating = randomUUID()
      const person = {
        tipoDocumento: 'C.C.',
        nombre: 'Ciro',
        empresa: 'Coonatra',
        fechaNacimiento: '1980-01-31',
      }
      const { body } = await server.ask<{ uuid: string }>(
        ...([
          'editor',
          'POST',
          '/conductores',
          { ...person, documento: '1009' },
          { grupo: creating },
        ] as const),
      )
      await create({ conductorUuid: body.uuid })
      expect((await undo(creating)).body.mensaje).toBe(
        'No se deshizo nada: Ciro (hay registros que dependen de él).',
      )
    })

    it('its history says whose it is and what changed', async () => {
      const { body } = await create()
      await edit({ uuid: body.uuid, hasta: null })
      const changes = await server.ask<Cambio[]>(
        ...([
          'consulta',
          'GET',
          `/historial/registro?sustantivo=contratos&identificador=${body.uuid}`,
        ] as const),
      )
      expect(changes.body).toMatchObject([
        { antes: { hasta: '2026-06-30' }, despues: { hasta: null }, deshacible: true },
        { registro: 'Ana Álvarez, desde el 1 de enero de 2026', despues: { conductorNombre: 'Ana Álvarez' } },
      ])
    })
    it.each([
      [{ empresa: ' ' }, 'empresa', 'La empresa es requerida.'],
      [{ desde: '' }, 'desde', 'Fecha es requerida.'],
      [{ hasta: '2025-12-31' }, 'hasta', 'No puede ser antes de Desde.'],
      [{ cesantiasDesde: '31/12/25' }, 'cesantiasDesde', 'Ingrese una fecha válida.'],
      [{ vacacionesPrevias: -1 }, 'vacacionesPrevias', 'Ingrese un número válido.'],
      [{ vacacionesPrevias: 3.25 }, 'vacacionesPrevias', 'Máximo 1 decimal.'],
    ])('refuses %j, new or edited', async (changes, field, mensaje) => {
      const { uuid } = await aContrato(server.db, ana)
      for (const { status, body } of [
        await create<Refusal>(changes),
        await edit<Refusal>({ uuid, ...changes }),
      ])
        expect([status, body.errores]).toEqual([400, { [field]: mensaje }])
    })

    it('is found in whatever spelling of the documento', async () => {
      await aContrato(server.db, ana)
      expect((await list(' 1.001 ')).contratos).toHaveLength(1)
    })
  }
})
