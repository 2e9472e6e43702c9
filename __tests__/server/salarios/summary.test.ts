import { ResumenSalariosSchema, type ResumenSalarios } from '../../../src/contract/salarios'
import { ENGINES } from '../../setup/databases'
import { aBus, aConductor, aLiquidacion } from '../builders'
import { serverFor } from '../testServer'

describe.each(ENGINES)('the summary of salaries on %s', (engine) => {
  const server = serverFor(engine)
  const summary = async (filter = '') =>
    (await server.ask<ResumenSalarios>('consulta', 'GET', `/salarios/resumen${filter}`)).body
  const driver = (documento: string, nombre: string) => aConductor(server.db, { documento, nombre })
  const day = (conductorUuid: string, fecha: string, busNumero: string, figures: object) =>
    aLiquidacion(server.db, { conductorUuid, fecha, busNumero, ...figures })

  it('adds up what each driver has earned, the highest first; a day of only a sensor enters no difference', async () => {
    for (const numero of ['12', '15']) await aBus(server.db, { numero })
    const ana = await driver('1001', 'Ana Álvarez')
    const beto = await driver('1002', 'Beto Bernal')
    await day(ana.uuid, '2026-03-01', '12', { salarioSensor: 110_000, salarioReg: 100_000 })
    await day(ana.uuid, '2026-03-02', '15', { salarioSensor: 90_000, salarioReg: 100_500 })
    await day(ana.uuid, '2026-03-03', '15', { salarioSensor: 50_000, salarioReg: 7, fechaEntrega: null })
    await day(beto.uuid, '2026-03-03', '12', { salarioSensor: 60_000, salarioReg: 9, fechaEntrega: null })
    const read = await summary()
    expect(ResumenSalariosSchema.parse(read)).toEqual(read)
    expect(read).toMatchObject({
      conductores: [
        {
          conductorNombre: 'Ana Álvarez',
          conductorDocumento: '1001',
          buses: '15, 12',
          dias: 3,
          diasSoloSensor: 1,
          totalSalarios: 250_000,
          promedioSalarioDia: 83_333,
          totalSalariosRegistradora: 200_500,
          // 200.000 − 200.500
          diferencia: -500,
          porcentaje: -0.2,
          parte: 1,
        },
        { conductorNombre: 'Beto Bernal', diferencia: null, porcentaje: null, parte: 0.24 },
      ],
      totalSalarios: 310_000,
      totalSalariosRegistradora: 200_500,
      soloSensor: 2,
      diferencia: -500,
      por: 'día',
      diferencias: [
        { desde: '2026-03-01', valor: 10_000 },
        { desde: '2026-03-02', valor: -10_500 },
      ],
    })
    expect(await summary('?documento=1002&fechaInicial=2026-03-03')).toMatchObject({
      conductores: [{ conductorDocumento: '1002', dias: 1 }],
      totalSalarios: 60_000,
    })
    expect(await summary('?documento=9')).toMatchObject({ conductores: [], diferencias: [] })
  })

  it.each([
    ['2026-03-31', 'día', ['2026-03-01', '2026-03-31']],
    ['2026-04-01', 'semana', ['2026-02-23', '2026-03-30']],
    ['2026-08-29', 'semana', ['2026-02-23', '2026-08-24']],
    ['2026-08-30', 'mes', ['2026-03-01', '2026-08-01']],
  ] as const)('tells differences until %s by %s', async (last, por, days) => {
    const { uuid } = await driver('1001', 'Ana Álvarez')
    for (const fecha of ['2026-03-01', last]) await aLiquidacion(server.db, { fecha, conductorUuid: uuid })
    const read = await summary()
    expect([read.por, read.diferencias.map(({ desde }) => desde)]).toEqual([por, days])
  })
})
