import fc from 'fast-check'
import { sumaDe } from '../../../src/contract/numeros'
import { FigureOutOfRange, calculateLiquidacion, type Tarifa } from '../../../src/server/nomina/liquidacion'

const fare: Tarifa = {
  valor: 2_800,
  porcentajePasajero: 12.8,
  porcentajeFestivos: 14,
  porcentajeBonificacion: 5,
  limiteBonificacion: 400,
  pasajerosPorViaje: 3,
}
const day = {
  viajes: 6,
  regIni: 1_000,
  regFin: 1_300,
  sensor: 350,
  civica: 40,
  tiquetes: 10,
  gastos: [{ valor: 30_000 }, { valor: 150_000 }],
  tarifa: fare,
  esFestivo: false,
}

describe('calcularLiquidacion', () => {
  it('computes an ordinary day for the register and for the sensor', () => {
    // Register: 1300 − 1000 = 300 passengers. Sensor: 350 − 6 trips × 3 = 332.
    // Salary: 300 × 2800 = 840000 × 12.8 % = 107520; 332 × 2800 = 929600 × 12.8 % = 118988.8 -> 118989.
    // Net: (300 − 50) × 2800 = 700000 − 107520 − 180000 = 412480;
    //      (332 − 50) × 2800 = 789600 − 118989 − 180000 = 490611.
    expect(calculateLiquidacion(day)).toEqual({
      pasajerosReg: 300,
      pasajerosSensor: 332,
      salarioReg: 107_520,
      salarioSensor: 118_989,
      valorNetoReg: 412_480,
      valorNetoSensor: 490_611,
    })
  })

  it('pays the holiday rate on a holiday', () => {
    // 840000 × 14 % = 117600; 929600 × 14 % = 130144.
    expect(calculateLiquidacion({ ...day, esFestivo: true })).toMatchObject({
      salarioReg: 117_600,
      salarioSensor: 130_144,
      // 700000 − 117600 − 180000, and 789600 − 130144 − 180000.
      valorNetoReg: 402_400,
      valorNetoSensor: 479_456,
    })
  })

  it('pays the bonus only for the passengers above the limit', () => {
    // 450 passengers: 450 × 2800 = 1260000 × 12.8 % = 161280, plus 50 × 2800 = 140000 × 5 % = 7000.
    expect(calculateLiquidacion({ ...day, regFin: 1_450 }).salarioReg).toBe(168_280)
    // At the limit itself there is none: 400 × 2800 = 1120000 × 12.8 % = 143360.
    expect(calculateLiquidacion({ ...day, regFin: 1_400 }).salarioReg).toBe(143_360)
  })

  it('pays no bonus at all when the limit is 0', () => {
    const withoutLimit = { ...day, regFin: 1_450, tarifa: { ...fare, limiteBonificacion: 0 } }
    expect(calculateLiquidacion(withoutLimit).salarioReg).toBe(161_280)
  })

  it('never counts fewer than 0 passengers of the sensor', () => {
    // 10 − 6 × 3 is below 0: no passengers and no salary; net = (0 − 50) × 2800 − 0 − 180000.
    expect(calculateLiquidacion({ ...day, sensor: 10 })).toMatchObject({
      pasajerosSensor: 0,
      salarioSensor: 0,
      valorNetoSensor: -320_000,
    })
  })

  it('rounds half a peso up, where binary arithmetic would fall short of the half', () => {
    // 500 pesos × 0.7 % = 3.5 -> 4, while 500 * (0.7 / 100) is 3.4999999999999996.
    // 500 × 2.9 % = 14.5 -> 15; 250 × 8.2 % = 20.5 -> 21; 2 × 250 × 16.7 % = 83.5 -> 84.
    // 1005 × 0.1 % = 1.005 -> 1.
    const salario = (pasajeros: number, valor: number, porcentajePasajero: number) =>
      calculateLiquidacion({
        ...day,
        regIni: 0,
        regFin: pasajeros,
        tarifa: { ...fare, valor, porcentajePasajero },
      }).salarioReg
    expect(salario(1, 500, 0.7)).toBe(4)
    expect(salario(1, 500, 2.9)).toBe(15)
    expect(salario(1, 250, 8.2)).toBe(21)
    expect(salario(2, 250, 16.7)).toBe(84)
    expect(salario(1, 1_005, 0.1)).toBe(1)
  })

  it('rounds the sum of salary and bonus once', () => {
    // 2 passengers × 1 peso × 20 % = 0.4, and 1 above the limit × 1 × 10 % = 0.1: together 0.5 -> 1.
    const one = {
      ...fare,
      valor: 1,
      porcentajePasajero: 20,
      porcentajeBonificacion: 10,
      limiteBonificacion: 1,
    }
    expect(calculateLiquidacion({ ...day, regIni: 0, regFin: 2, tarifa: one }).salarioReg).toBe(1)
  })

  it.each([
    // 100 passengers × 2650.5 = 265050 in cash × 12.8 % = 33926.4 -> 33926; 265050 − 33926.
    [{ valor: 2650.5 }, {}, { salarioReg: 33_926, valorNetoReg: 231_124 }],
    // 1 × 0.5 = 0.5 -> 1; 3 × 0.15 = 0.45 -> 0, where binary arithmetic holds 0.449.
    [{ valor: 0.5, porcentajePasajero: 0 }, { regFin: 1 }, { salarioReg: 0, valorNetoReg: 1 }],
    [{ valor: 0.15, porcentajePasajero: 0 }, { regFin: 3 }, { valorNetoReg: 0 }],
    // Cash of one passenger less than none: −0.5 -> 0, −1.5 -> −1, −0.51 -> −1.
    [{ valor: 0.5, porcentajePasajero: 0 }, { regFin: 0, civica: 1 }, { valorNetoReg: 0 }],
    [{ valor: 0.5, porcentajePasajero: 0 }, { regFin: 0, civica: 3 }, { valorNetoReg: -1 }],
    [{ valor: 0.51, porcentajePasajero: 0 }, { regFin: 0, civica: 1 }, { valorNetoReg: -1 }],
    // 120 % of 100 × 1000, and with 4 % more on the 99.5 above half a passenger: 120000 + 3980.
    [{ valor: 1_000, porcentajePasajero: 120 }, {}, { salarioReg: 120_000 }],
    [
      { valor: 1_000, porcentajePasajero: 120, porcentajeBonificacion: 4, limiteBonificacion: 0.5 },
      {},
      { salarioReg: 123_980 },
    ],
    // 5 × 2.5 = 12.5 -> 13 of 100; 3 × 0.166666 = 0.499998 -> 0; 3 × 0.166667 = 0.500001 -> 1.
    [{ pasajerosPorViaje: 2.5 }, { viajes: 5, sensor: 100 }, { pasajerosSensor: 87 }],
    [{ pasajerosPorViaje: 0.166666 }, { viajes: 3, sensor: 100 }, { pasajerosSensor: 100 }],
    [{ pasajerosPorViaje: 0.166667 }, { viajes: 3, sensor: 100 }, { pasajerosSensor: 99 }],
    [{ pasajerosPorViaje: 1e300 }, { viajes: 3, sensor: 100 }, { pasajerosSensor: 0 }],
    [{ limiteBonificacion: 1e300 }, {}, { pasajerosReg: 100 }],
  ])('computes with cents and decimals: %j', (tarifa, changes, figures) => {
    const plain = { regIni: 0, regFin: 100, civica: 0, tiquetes: 0, gastos: [], viajes: 0 }
    const data = { ...day, ...plain, ...changes, tarifa: { ...fare, limiteBonificacion: 0, ...tarifa } }
    expect(calculateLiquidacion(data)).toMatchObject(figures)
  })

  it.each([999_999_999_999, 1e300, Number.MAX_VALUE])(
    'refuses figures that a number cannot hold exactly: %j',
    (valor) => {
      const huge = { ...day, regFin: 999_999_999, tarifa: { ...fare, valor } }
      expect(() => calculateLiquidacion(huge)).toThrow(FigureOutOfRange)
    },
  )
})

describe('calcularLiquidacion, for any settlement', () => {
  const percentage = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1_000)
  const pasajeros = fc.integer({ min: 0, max: 5_000 })
  const data = fc.record({
    viajes: fc.integer({ min: 0, max: 20 }),
    regIni: fc.constant(7_000),
    regFin: pasajeros.map((count) => 7_000 + count),
    sensor: pasajeros,
    civica: pasajeros,
    tiquetes: pasajeros,
    gastos: fc.array(fc.record({ valor: fc.integer({ min: 0, max: 2_000_000 }) }), { maxLength: 6 }),
    tarifa: fc.record({
      valor: fc.integer({ min: 0, max: 10_000 }),
      porcentajePasajero: percentage,
      porcentajeFestivos: percentage,
      porcentajeBonificacion: percentage,
      limiteBonificacion: pasajeros,
      pasajerosPorViaje: fc.integer({ min: 0, max: 10 }),
    }),
    esFestivo: fc.boolean(),
  })

  it('answers whole numbers, and salaries and passengers of at least 0', () => {
    fc.assert(
      fc.property(data, (entry) => {
        const figures = calculateLiquidacion(entry)
        expect(Object.values(figures).every(Number.isSafeInteger)).toBe(true)
        const { pasajerosReg, pasajerosSensor, salarioReg, salarioSensor } = figures
        expect(Math.min(pasajerosReg, pasajerosSensor, salarioReg, salarioSensor)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('answers the same for the sensor and the register when they counted the same', () => {
    fc.assert(
      fc.property(data, (entry) => {
        const pax = entry.regFin - entry.regIni
        const sensor = pax + entry.viajes * entry.tarifa.pasajerosPorViaje
        const figures = calculateLiquidacion({ ...entry, sensor })
        expect(figures.pasajerosSensor).toBe(figures.pasajerosReg)
        expect(figures.salarioSensor).toBe(figures.salarioReg)
        expect(figures.valorNetoSensor).toBe(figures.valorNetoReg)
      }),
    )
  })

  it('rounds cash and salary of any fare once, half up', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 })
    const millionths = fc.integer({ min: 0, max: 500_000_000 })
    const shares = fc.tuple(millionths, millionths, millionths)
    fc.assert(
      fc.property(data, cents, shares, millionths, (entry, valor, [rate, ofFestivos, bonus], trips) => {
        const { civica, tiquetes, esFestivo, gastos } = entry
        const tarifa = {
          ...entry.tarifa,
          valor: valor / 100,
          porcentajePasajero: rate / 1e6,
          porcentajeFestivos: ofFestivos / 1e6,
          porcentajeBonificacion: bonus / 1e6,
          pasajerosPorViaje: trips / 1e6,
        }
        const floor = (dividend: bigint, divisor: bigint) =>
          Number(dividend / divisor - (dividend % divisor < 0n ? 1n : 0n))
        const halfUp = (dividend: bigint, divisor: bigint) => floor(2n * dividend + divisor, 2n * divisor)
        const figures = calculateLiquidacion({ ...entry, tarifa })
        const spent = sumaDe(gastos, 'valor')
        const limit = tarifa.limiteBonificacion
        const of = (pax: number) => {
          const above = limit > 0 ? Math.max(0, pax - limit) : 0
          const paid = BigInt(pax * (esFestivo ? ofFestivos : rate) + above * bonus) * BigInt(valor)
          const salary = halfUp(paid, 10_000_000_000n)
          return [salary, halfUp(BigInt(pax - civica - tiquetes) * BigInt(valor), 100n) - salary - spent + 0]
        }
        const allowance = halfUp(BigInt(entry.viajes) * BigInt(trips), 1_000_000n)
        expect(figures.pasajerosSensor).toBe(Math.max(0, entry.sensor - allowance))
        expect([figures.salarioReg, figures.valorNetoReg]).toEqual(of(entry.regFin - entry.regIni))
        expect([figures.salarioSensor, figures.valorNetoSensor]).toEqual(of(figures.pasajerosSensor))
      }),
    )
  })

  it('never pays less for one passenger more', () => {
    fc.assert(
      fc.property(data, (entry) => {
        const plusOne = calculateLiquidacion({ ...entry, regFin: entry.regFin + 1 })
        expect(plusOne.salarioReg).toBeGreaterThanOrEqual(calculateLiquidacion(entry).salarioReg)
      }),
    )
  })
})
