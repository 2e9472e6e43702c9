import { TablaSalariosSchema, type TablaSalarios } from '../../../src/contract/salarios'
import { ANY_ENGINE, ENGINES, type Engine } from '../../setup/databases'
import { aLiquidacion, aConductor } from '../builders'
import { serverFor } from '../testServer'

function openSalarios(engine: Engine) {
  const server = serverFor(engine)

  const table = async (filter = '') =>
    (await server.ask<TablaSalarios>('consulta', 'GET', `/salarios${filter}`)).body

  /** Ana on 1 and 2 March, Beto on 2 March with another bus, and a day that only a sensor has filled. */
  async function aMonth() {
    const { db } = server
    const ana = await aConductor(db, { documento: '1001', nombre: 'Ana "la" Álvarez' })
    const beto = await aConductor(db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })
    const day = (fecha: string, conductorUuid: string | null, salarioSensor: number, salarioReg: number) =>
      aLiquidacion(db, { fecha, conductorUuid, salarioSensor, salarioReg })
    return {
      first: await day('2026-03-01', ana.uuid, 100_000, 90_000),
      segunda: await day('2026-03-02', ana.uuid, 110_001, 80_000),
      ofBeto: await day('2026-03-02', beto.uuid, 50_000, 60_001),
      ofNobody: await day('2026-03-03', null, 999_999, 999_999),
    }
  }
  return { server, table, aMonth }
}

describe.each(ENGINES)('salarios on %s', (engine) => {
  const { server, table, aMonth } = openSalarios(engine)

  it('are the settlements with a driver, the latest first, by sensor and by register', async () => {
    const { first, segunda, ofBeto } = await aMonth()
    await server.db
      .updateTable('liquidaciones')
      .set({ liquidada: 1 })
      .where('uuid', '=', first.uuid)
      .execute()
    const read = await table()
    expect(TablaSalariosSchema.parse(read)).toEqual(read)
    expect(read.salarios).toEqual([
      {
        uuid: ofBeto.uuid,
        valor: 50_000,
        valorRegistradora: 60_001,
        conductorDocumento: '1002',
        conductorNombre: 'Beto Bernal',
        busNumero: ofBeto.busNumero,
        fecha: '2026-03-02',
        fechaEntrega: '2026-03-05',
      },
      {
        uuid: segunda.uuid,
        valor: 110_001,
        valorRegistradora: 80_000,
        conductorDocumento: '1001',
        conductorNombre: 'Ana "la" Álvarez',
        busNumero: segunda.busNumero,
        fecha: '2026-03-02',
        fechaEntrega: '2026-03-05',
      },
      {
        uuid: first.uuid,
        valor: 100_000,
        valorRegistradora: 90_000,
        conductorDocumento: '1001',
        conductorNombre: 'Ana "la" Álvarez',
        busNumero: first.busNumero,
        fecha: '2026-03-01',
        fechaEntrega: '2026-03-05',
      },
    ])
  })
})

describe('salarios', () => {
  const { server, table, aMonth } = openSalarios(ANY_ENGINE)

  it('come with totals, averages per row, and averages per distinct day, in whole pesos', async () => {
    await aMonth()
    const { salarios: _, ...figures } = await table()
    expect(figures).toEqual({
      // 100.000 + 110.001 + 50.000; ÷ 3 = 86.667; ÷ 2 days = 130.000,5
      totalSalarios: 260_001,
      promedioSalario: 86_667,
      promedioSalarioDia: 130_001,
      // 90.000 + 80.000 + 60.001; ÷ 3 = 76.667; ÷ 2 days = 115.000,5
      totalSalariosRegistradora: 230_001,
      promedioSalarioRegistradora: 76_667,
      promedioSalarioDiaRegistradora: 115_001,
    })
  })

  it('of a register that nobody has read count in no figure of the register, and are counted apart', async () => {
    const { conductorUuid } = (await aMonth()).ofBeto
    await aLiquidacion(server.db, {
      fecha: '2026-03-04',
      conductorUuid,
      salarioSensor: 9,
      salarioReg: 777,
      fechaEntrega: null,
    })
    const { salarios, ...figures } = await table()
    expect(salarios[0]?.fechaEntrega).toBeNull()
    expect(figures).toMatchObject({
      totalSalarios: 260_010,
      totalSalariosRegistradora: 230_001,
      promedioSalarioRegistradora: 76_667,
      promedioSalarioDiaRegistradora: 115_001,
      soloSensor: 1,
    })
  })

  it.each([
    ['?fechaInicial=2026-03-02', 2, 160_001],
    ['?fechaFinal=2026-03-01', 1, 100_000],
    ['?fechaInicial=2026-03-01&fechaFinal=2026-03-02', 3, 260_001],
    ['?fechaInicial=2026-03-02&fechaFinal=2026-03-02', 2, 160_001],
    ['?documento=1001', 2, 210_001],
    ['?documento=1002&fechaInicial=2026-03-01', 1, 50_000],
    ['?fechaInicial=&fechaFinal=null&documento=', 3, 260_001],
  ])('%s leaves %i rows that add up to %i', async (filter, rows, total) => {
    await aMonth()
    const { salarios, totalSalarios } = await table(filter)
    expect([salarios.length, totalSalarios]).toEqual([rows, total])
  })

  it.each(['', '?documento=9', '?fechaFinal=2000-01-01'])(
    'without rows (%s) there is no average per day',
    async (filter) => {
      if (filter) await aMonth()
      expect(await table(filter)).toEqual({
        salarios: [],
        totalSalarios: 0,
        promedioSalario: 0,
        totalSalariosRegistradora: 0,
        promedioSalarioRegistradora: 0,
      })
    },
  )
})
