import { ResumenGastosSchema, type ResumenGastos } from '../../../src/contract/gastos'
import { ENGINES } from '../../setup/databases'
import { aBus, aGasto, aLiquidacion } from '../builders'
import { serverFor } from '../testServer'

describe.each(ENGINES)('the summary of expenses on %s', (engine) => {
  const server = serverFor(engine)
  const summary = async (filter: string) =>
    (await server.ask<ResumenGastos>('consulta', 'GET', `/reporte/gastos/resumen?${filter}`)).body

  beforeEach(async () => {
    for (const numero of ['12', '15']) await aBus(server.db, { numero })
    const day = async (fecha: string, busNumero: string, gastos: [string, number][]) => {
      const { uuid } = await aLiquidacion(server.db, { fecha, busNumero })
      for (const [nombre, valor] of gastos) await aGasto(server.db, uuid, { nombre, valor })
    }
    await day('2026-03-01', '12', [
      ['Revisión', 100_000],
      ['REVISION ', 20_000],
      ['Combustible', 150_000],
    ])
    await day('2026-03-02', '12', [['Revisión', 30_000]])
    await day('2026-03-03', '15', [['combustible', 200_000]])
    await day('2026-03-04', '15', [])
  })

  it('joins the spellings of a name under the one that is written most; amounts per day are of the days with an expense', async () => {
    const read = await summary('por=nombre')
    expect(ResumenGastosSchema.parse(read)).toEqual(read)
    expect(read).toMatchObject({
      gastos: [
        {
          nombre: expect.stringMatching(/^combustible$/i) as string,
          valor: 350_000,
          veces: 2,
          porcentaje: 70,
        },
        { nombre: 'Revisión', valor: 150_000, veces: 3, porcentaje: 30, porDia: 50_000 },
      ],
      totalGasto: 500_000,
      promedioGastosDia: 166_667,
    })
    expect(await summary('por=nombre&nombre=revis&fechaFinal=2026-03-01')).toMatchObject({
      gastos: [{ valor: 120_000, porcentaje: 100 }],
      totalGasto: 120_000,
    })
  })

  it('of a bus is per its own days, with its fuel', async () => {
    expect((await summary('por=bus')).gastos).toMatchObject([
      { nombre: '12', valor: 300_000, veces: 4, porcentaje: 60, porDia: 150_000, combustiblePorDia: 75_000 },
      { nombre: '15', valor: 200_000, veces: 1, porcentaje: 40, porDia: 200_000, combustiblePorDia: 200_000 },
    ])
    expect(await summary('por=bus&numero=99')).toEqual({ gastos: [], totalGasto: 0, promedioGastosDia: 0 })
  })
})
