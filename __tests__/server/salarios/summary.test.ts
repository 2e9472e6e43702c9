import { ResumenSalariosSchema, type ResumenSalarios } from '../../../src/contract/salarios'
import { sumarDias } from '../../../src/contract/fechas'
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
          soloSensor: 1,
          totalSalarios: 250_000,
          promedioSalarioDia: 83_333,
          totalSalariosRegistradora: 200_500,
          // 200.000 − 200.500
          diferencia: -500,
          porcentaje: -0.2,
        },
        { conductorNombre: 'Beto Bernal', diferencia: null, porcentaje: null },
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
    [31, 'día', 31],
    [32, 'mes', 2],
  ] as const)('tells the differences of %i days by %s', async (days, por, count) => {
    const { uuid } = await driver('1001', 'Ana Álvarez')
    for (let day = 0; day < days; day++)
      await aLiquidacion(server.db, { fecha: sumarDias('2026-03-01', day), conductorUuid: uuid })
    const { diferencias, ...read } = await summary()
    expect([read.por, diferencias.length, diferencias[0]?.desde]).toEqual([por, count, '2026-03-01'])
  })
})
