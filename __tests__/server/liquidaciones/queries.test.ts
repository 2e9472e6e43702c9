import { LiquidacionDetalleSchema } from '../../../src/contract/liquidaciones'
import type { PlanillaFila } from '../../../src/contract/liquidacionesQueries'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { openCompany, companyFor, liquidacionPayload, type Company } from './company'

describe.each(ENGINES)('the lists of settlements on %s', (engine) => {
  let empresa: Company
  beforeAll(async () => {
    empresa = await openCompany(engine)
    const create = (changes: Parameters<typeof liquidacionPayload>[0]) =>
      empresa.ask('POST', '/liquidaciones', liquidacionPayload(changes))
    await create({ fecha: '2026-03-05', busNumero: '12', comentario: 'primera "entre comillas"' })
    await create({
      fecha: '2026-03-02',
      busNumero: '15',
      conductorDocumento: '1002',
      comentario: 'segunda\n½ €',
    })
    await create({ fecha: '2026-03-03', busNumero: '12', liquidada: true, comentario: 'tercera' })
    await empresa.sensores([{ fecha: '2026-03-04', busNumero: '17' }])
  })
  afterAll(() => empresa.close())

  const comments = async (query = '/liquidaciones/table') =>
    (await empresa.table(query)).map(({ comentario }) => comentario)
  const search = (filter: string) => comments(`/liquidaciones/v2/table?${filter}`)

  it("answers a day's sheet as the detail of each bus, with its last expenses", async () => {
    const day = 'fecha=2026-03-04'
    const sheet = (await empresa.raw('GET', `/liquidaciones/planilla?${day}`)).json<PlanillaFila[]>()
    const LAST = { Aseo: 30_000, Combustible: 150_000 }
    expect(sheet.map(({ busNumero, regIni, ultimosGastos }) => [busNumero, regIni, ultimosGastos])).toEqual([
      ['12', 1_300, LAST],
      ['15', 1_300, LAST],
      ['17', 0, {}],
      // Never settled before, which Buscar refuses.
      ['20', 0, {}],
    ])
    for (const { placa: _placa, ...row } of sheet.slice(0, 3)) {
      const { body } = await empresa.ask('GET', `/liquidaciones/detalle?${day}&busNumero=${row.busNumero}`)
      expect(row).toEqual(body)
    }
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it.each([
      ['', 4],
      ['numero=&documento=null&liquidada=&fechaInicial=null&fechaFinal=', 4],
      ['numero=12', 2],
      ['numero=999', 0],
      ['documento=1002', 1],
      ['liquidada=true', 1],
      ['liquidada=false', 3],
      ['fechaInicial=2026-03-03&fechaFinal=2026-03-05', 3],
      ['fechaInicial=2026-03-04', 2],
      ['fechaFinal=2026-03-03', 2],
      ['fechaInicial=2026-03-03&fechaFinal=2026-03-03', 1],
      ['fechaInicial=2026-03-03&fechaFinal=2026-03-05&numero=12&documento=1001&liquidada=false', 1],
    ])('answers to the search %j with %i', async (filter, count) => {
      expect(await search(filter)).toHaveLength(count)
    })

    it('answers what Exportar adds to the rows of a search, expenses as their sum and by name', async () => {
      const exported = async (filter: string) => {
        const { body } = await empresa.ask('GET', `/liquidaciones/exportacion?${filter}`)
        return body as unknown as { porNombre: string | null }[]
      }
      const [, , , first] = await empresa.table()
      const [exportada, ...others] = await exported('fechaInicial=2026-03-05&numero=12')
      expect([exportada, ...others]).toEqual([
        {
          uuid: first?.uuid,
          viajes: 6,
          civica: 40,
          tiquetes: 10,
          sensor: 350,
          gastos: 180_000,
          salarioReg: 107_520,
          salarioSensor: 118_989,
          porNombre: expect.any(String) as unknown,
          abonoValor: null,
          deudaValor: null,
          deudaRazon: null,
        },
      ])
      const expenses = JSON.parse(exportada?.porNombre ?? '') as [string, number][]
      expect(expenses.sort()).toEqual([
        ['Aseo', 30_000],
        ['Combustible', 150_000],
      ])
      // A settlement that only the sensor has filled has no expenses.
      expect(await exported('numero=17')).toMatchObject([{ gastos: 0, salarioReg: 0, porNombre: null }])
      expect(await exported('')).toHaveLength(4)
    })
  }
})

describe('GET /liquidaciones/detalle', () => {
  const empresa = companyFor(ANY_ENGINE)

  const search = (fecha: string, busNumero: string) =>
    empresa.ask('GET', `/liquidaciones/detalle?fecha=${fecha}&busNumero=${busNumero}`)
  const create = (changes: Parameters<typeof liquidacionPayload>[0]) =>
    empresa.ask('POST', '/liquidaciones', liquidacionPayload(changes))

  it('proposes a new one that goes on where the latest earlier one left the register, and names the next', async () => {
    await create({ fecha: '2026-03-05', regIni: 500, regFin: 800 })
    await create({ fecha: '2026-03-03', regIni: 100, regFin: 500 })
    await create({ fecha: '2026-03-09', regIni: 800, regFin: 900 })
    await create({ fecha: '2026-03-05', busNumero: '15', regIni: 0, regFin: 7 })
    const { status, body } = await search('2026-03-07', '12')
    expect(status).toBe(200)
    expect(LiquidacionDetalleSchema.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      conductorNombre: 'Ana Álvarez',
      viajes: 0,
      regIni: 800,
      regFin: 800,
      fechaEntrega: null,
      gastos: [
        { nombre: 'Aseo', valor: 0 },
        { nombre: 'Combustible', valor: 0 },
      ],
      siguiente: { fecha: '2026-03-09', regIni: 800 },
    })
    expect(body).not.toHaveProperty('uuid')
    expect(await empresa.table()).toHaveLength(4)
  })

  it('has nothing to propose for a bus whose settlements are all later', async () => {
    await create({ fecha: '2026-03-09' })
    expect(await search('2026-03-07', '12')).toEqual({
      status: 404,
      body: { mensaje: 'No hay liquidaciones anteriores del bus 12.' },
    })
  })

  it('does not know other buses and uuids', async () => {
    expect(await search('2026-03-07', '999')).toEqual({
      status: 404,
      body: { mensaje: 'El bus 999 no existe.' },
    })
    const unknownOne = '/liquidaciones/detalle?uuid=11111111-1111-4111-8111-111111111111'
    expect(await empresa.ask('GET', unknownOne)).toEqual({
      status: 404,
      body: { mensaje: 'La liquidación no existe o fue eliminada.' },
    })
  })

  it('proposes no driver for a bus without one', async () => {
    await create({ busNumero: '17' })
    expect((await search('2026-03-06', '17')).body).toMatchObject({
      conductorDocumento: null,
      conductorNombre: null,
    })
  })
})
