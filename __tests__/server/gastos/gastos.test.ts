import { ReporteGastosSchema, type ReporteGastos } from '../../../src/contract/gastos'
import { ANY_ENGINE, ENGINES, type Engine } from '../../setup/databases'
import { aLiquidacion, aBus, aConductor, aGasto } from '../builders'
import { serverFor } from '../testServer'

function openGastos(engine: Engine) {
  const server = serverFor(engine)

  const report = async (filter: Record<string, string> = {}) =>
    (
      await server.ask<ReporteGastos>(
        'consulta',
        'GET',
        `/reporte/gastos?${new URLSearchParams(filter).toString()}`,
      )
    ).body
  const names = async (filter: Record<string, string>) =>
    (await report(filter)).gastos.map(({ nombre }) => nombre)

  /** Ana with bus 12 on 1 and 2 March, and bus 15 without a driver on 2 March. */
  async function twoDays() {
    const { db } = server
    const ana = await aConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
    await aBus(db, { numero: '12' })
    await aBus(db, { numero: '15' })
    const day = async (fecha: string, busNumero: string, conductorUuid: string | null) =>
      (await aLiquidacion(db, { fecha, busNumero, conductorUuid })).uuid
    const first = await day('2026-03-01', '12', ana.uuid)
    const second = await day('2026-03-02', '12', ana.uuid)
    const withoutConductor = await day('2026-03-02', '15', null)
    await aLiquidacion(db, { fecha: '2026-03-03', conductorUuid: ana.uuid })
    await aGasto(db, first, { nombre: 'Combustible', valor: 150_000 })
    await aGasto(db, first, { nombre: 'Aseo', valor: 30_000 })
    await aGasto(db, second, { nombre: 'Revisión TÉCNICA', valor: 70_001 })
    await aGasto(db, withoutConductor, { nombre: 'Aseo y lavado', valor: 40_000 })
  }
  return { server, report, names, twoDays }
}

describe.each(ENGINES)('the report of expenses on %s', (engine) => {
  const { server, report, names, twoDays } = openGastos(engine)

  it('finds part of a name whatever its case', async () => {
    await twoDays()
    expect(await names({ nombre: 'ASEO' })).toEqual(['Aseo y lavado', 'Aseo'])
    expect(await names({ nombre: 'visión téc' })).toEqual(['Revisión TÉCNICA'])
    expect(await names({ nombre: 'tecnica' })).toEqual(['Revisión TÉCNICA'])
  })

  it('finds a name without its accents, case, repeated blanks and Unicode form, and sums what it finds', async () => {
    const { db } = server
    await aBus(db, { numero: '12' })
    const { uuid } = await aLiquidacion(db, { fecha: '2026-03-01', busNumero: '12' })
    const written = [
      'Tecnomecánica',
      'TECNOMECANICA  diésel',
      'Tecnomeca\u0301nica\u00a0Diesel',
      'Ñapa',
      'Çà 100%_',
    ]
    for (const [i, nombre] of written.entries()) await aGasto(db, uuid, { nombre, valor: 10 ** i })
    const sums = async (nombre: string) => {
      const { gastos, totalGasto } = await report({ nombre })
      return [gastos.length, totalGasto]
    }
    expect(await sums('tecnomecanica')).toEqual([3, 111])
    expect(await sums('Tecnomecánica   DIE\u0301SEL')).toEqual([2, 110])
    expect(await sums('napa')).toEqual([1, 1000])
    expect(await sums('ca 100%_')).toEqual([1, 10_000])
    expect([await sums('%'), await sums('_nica'), await sums('frenos')]).toEqual([
      [1, 10_000],
      [0, 0],
      [0, 0],
    ])
  })
})

describe('the report of expenses', () => {
  const { server, report, names, twoDays } = openGastos(ANY_ENGINE)

  it('lists the latest first, and those of a settlement in the order of its list', async () => {
    await twoDays()
    const read = await report()
    expect(ReporteGastosSchema.parse(read)).toEqual(read)
    const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/) as string
    const ana = { uuid, busNumero: '12', conductorDocumento: '1001', conductorNombre: 'Ana Álvarez' }
    expect(read.gastos).toEqual([
      {
        uuid,
        nombre: 'Aseo y lavado',
        valor: 40_000,
        fecha: '2026-03-02',
        busNumero: '15',
        conductorDocumento: null,
        conductorNombre: '',
      },
      { ...ana, nombre: 'Revisión TÉCNICA', valor: 70_001, fecha: '2026-03-02' },
      { ...ana, nombre: 'Combustible', valor: 150_000, fecha: '2026-03-01' },
      { ...ana, nombre: 'Aseo', valor: 30_000, fecha: '2026-03-01' },
    ])
  })

  it('comes with the total, and the average per distinct day that has an expense', async () => {
    await twoDays()
    // 40.000 + 70.001 + 150.000 + 30.000 = 290.001; ÷ 2 days (3 March has none) = 145.000,5
    expect(await report()).toMatchObject({ totalGasto: 290_001, promedioGastosDia: 145_001 })
    expect(await report({ fechaFinal: '2026-03-01' })).toMatchObject({
      totalGasto: 180_000,
      promedioGastosDia: 180_000,
    })
  })

  it.each([
    [{ numero: '15' }, ['Aseo y lavado']],
    [{ documento: '1001', fechaInicial: '2026-03-02' }, ['Revisión TÉCNICA']],
    [{ fechaInicial: '2026-03-01', fechaFinal: '2026-03-02', numero: '12', nombre: 'aseo' }, ['Aseo']],
    [{ fechaInicial: '2026-03-01', fechaFinal: '2026-03-01' }, ['Combustible', 'Aseo']],
    [{ fechaInicial: '', fechaFinal: 'null', nombre: '', numero: 'null', documento: '' }, 4],
    [{ documento: '9' }, []],
  ])('%j leaves %j', async (filter, expected) => {
    await twoDays()
    const read = await names(filter)
    expect(typeof expected === 'number' ? read.length : read).toEqual(expected)
  })

  it.each([
    ['ruta C\\D', 'c\\d'],
    ["llanta d'oro", "d'o"],
  ])('takes the signs of a pattern literally: %s', async (nombre, sought) => {
    await twoDays()
    const { uuid } = await aLiquidacion(server.db)
    await aGasto(server.db, uuid, { nombre })
    expect(await names({ nombre: sought })).toEqual([nombre])
  })

  it('without expenses is empty, and its figures 0', async () => {
    expect(await report()).toEqual({ gastos: [], totalGasto: 0, promedioGastosDia: 0 })
  })
})
