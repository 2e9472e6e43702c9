import { type AsistenciaFila } from '../../../src/contract/asistencias'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { aBus, aConductor, aPasaje } from '../builders'
import { serverFor } from '../testServer'

const TODAY = '2090-03-20'
const YESTERDAY = '2090-03-19'

describe.each(ENGINES)('the attendance that is proposed for a day on %s', (engine) => {
  const server = serverFor(engine)
  let anaUuid: string
  beforeEach(async () => {
    await aPasaje(server.db, { ruta: 'CCNT' })
    anaUuid = (await aConductor(server.db, { documento: '1001', nombre: 'Ana Álvarez' })).uuid
    await aBus(server.db, { numero: '12', conductorUuid: anaUuid })
    await aBus(server.db, { numero: '15' })
  })

  const propose = async (fecha: string, create = 'true') =>
    (
      await server.ask<AsistenciaFila[]>(
        'consulta',
        'GET',
        `/asistencias/fecha?fecha=${fecha}&crear=${create}`,
      )
    ).body
  const liquidar = async (fecha: string, busNumero: string, conductorDocumento = '1001') => {
    const body = { fecha, busNumero, conductorDocumento, viajes: 5, regIni: 0, regFin: 300, sensor: 300 }
    expect((await server.ask('editor', 'POST', '/liquidaciones', body)).status).toBe(201)
  }
  const enterSensor = async (fecha: string, busNumero: string) => {
    const rows = [{ fecha, busNumero, sensor: 300, civica: 0, viajes: 5 }]
    expect((await server.ask('editor', 'POST', '/liquidaciones/sensores', rows)).status).toBe(200)
  }

  const PROPOSAL = {
    uuid: null,
    fecha: TODAY,
    conductorNombre: 'Ana Álvarez',
    conductorDocumento: '1001',
    bus: '12',
    justificacion: '',
    asistio: false,
    entregoAlDia: false,
    entregoPresencial: false,
    version: 0,
  }

  it('has a row for every active driver by name, without a bus where none is known', async () => {
    await aConductor(server.db, { nombre: 'Zoe' })
    await aConductor(server.db, { nombre: 'Álvaro' })
    await aConductor(server.db, { nombre: 'Carlos', valido: 0 })
    expect((await propose(TODAY)).map(({ conductorNombre, bus }) => [conductorNombre, bus])).toEqual([
      ['Álvaro', ''],
      ['Ana Álvarez', '12'],
      ['Zoe', ''],
    ])
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it('without a settlement, is an absence with the assigned bus', async () => {
      expect(await propose(TODAY)).toEqual([{ ...PROPOSAL, conductorUuid: anaUuid }])
    })

    it('with a settlement delivered on its day, is an attendance al día with the bus of the settlement', async () => {
      await liquidar(TODAY, '15')
      expect(await propose(TODAY)).toMatchObject([
        { bus: '15', asistio: true, entregoAlDia: true, uuid: null },
      ])
      expect(await propose(YESTERDAY)).toMatchObject([{ bus: '12', asistio: false, entregoAlDia: false }])
    })

    it('with a settlement delivered later, is an attendance that is not al día', async () => {
      await liquidar(YESTERDAY, '12')
      expect(await propose(YESTERDAY)).toMatchObject([{ bus: '12', asistio: true, entregoAlDia: false }])
    })

    it('with several, takes the bus of the last entered, and is al día when all were delivered', async () => {
      await liquidar(TODAY, '12')
      await liquidar(TODAY, '15')
      expect(await propose(TODAY)).toMatchObject([{ bus: '15', asistio: true, entregoAlDia: true }])
      await aBus(server.db, { numero: '17', conductorUuid: anaUuid })
      await enterSensor(TODAY, '17')
      expect(await propose(TODAY)).toMatchObject([{ bus: '17', asistio: true, entregoAlDia: false }])
    })

    it('gives way to what is stored, whatever the settlements say since', async () => {
      const row = {
        ...PROPOSAL,
        conductorUuid: anaUuid,
        bus: '99',
        justificacion: 'Reserva',
        entregoPresencial: true,
      }
      const { body } = await server.ask<AsistenciaFila[]>('editor', 'POST', '/asistencias', [row])
      await liquidar(TODAY, '15')
      expect(await propose(TODAY)).toEqual(body)
      expect(body).toEqual([{ ...row, uuid: expect.any(String) as string, version: 1 }])
    })

    it('can be sent back as it is', async () => {
      await liquidar(TODAY, '12')
      const proposal = await propose(TODAY)
      const { status, body } = await server.ask<AsistenciaFila[]>('editor', 'POST', '/asistencias', proposal)
      expect(status).toBe(200)
      expect(body).toEqual(
        proposal.map((row) => ({ ...row, uuid: expect.any(String) as string, version: 1 })),
      )
      expect(await propose(TODAY, 'false')).toEqual(body)
    })

    it('is not stored by being asked for, and not given unless asked for', async () => {
      await propose(TODAY)
      for (const create of ['false', '', 'null']) expect(await propose(TODAY, create)).toEqual([])
      const withoutCreating = await server.ask('consulta', 'GET', `/asistencias/fecha?fecha=${TODAY}`)
      expect(withoutCreating).toEqual({ status: 200, body: [] })
    })

    it.each([
      ['', { fecha: 'Fecha es requerida.' }],
      ['?fecha=2090-03-20&crear=quizas', { crear: 'Indique true o false.' }],
    ])('refuses the query %j', async (query, errors) => {
      expect(await server.ask('consulta', 'GET', `/asistencias/fecha${query}`)).toMatchObject({
        status: 400,
        body: { errores: errors },
      })
    })
  }
})
