import fc from 'fast-check'
import {
  DIVISOR_PRIMA,
  DIVISOR_VACACIONES,
  prestacion,
  type Devengado,
} from '../../../src/server/nomina/promedio'

const calculatePrima = (devengado: Devengado) => prestacion(devengado, DIVISOR_PRIMA)
const calculateVacaciones = (devengado: Devengado) => prestacion(devengado, DIVISOR_VACACIONES)

describe('prima', () => {
  it.each([
    // 12.000.000 in 180 days: 2.000.000 a month; 2.000.000 × 180 ÷ 360 = 1.000.000.
    [12_000_000, 180, 2_000_000, 1_000_000],
    // 2.600.000 in 78 days: 33.333,33 a day, 1.000.000 a month; × 78 ÷ 360 = 216.666,67.
    [2_600_000, 78, 1_000_000, 216_667],
    // 1.000.000 in 7 days: 4.285.714,29 a month; × 7 ÷ 360 = 83.333,33.
    [1_000_000, 7, 4_285_714.29, 83_333],
    // 6 pesos in 180 days: half a peso, which is rounded up.
    [6, 180, 1, 1],
    [0, 180, 0, 0],
  ])('of %i pesos in %i days has a base of %f and comes to %i', (salarios, days, base, valor) => {
    expect(calculatePrima({ salarios, dias: days })).toEqual({ salarios, dias: days, base, valor })
  })

  it('counts a day for who has worked only on a 31st', () => {
    // 120.000 in a day: 3.600.000 a month; × 1 ÷ 360 = 10.000.
    expect(calculatePrima({ salarios: 120_000, dias: 0 })).toEqual({
      salarios: 120_000,
      dias: 1,
      base: 3_600_000,
      valor: 10_000,
    })
  })
})

describe('vacaciones', () => {
  it.each([
    // 24.000.000 in a year: 2.000.000 a month; × 360 ÷ 720 = 1.000.000.
    [24_000_000, 360, 2_000_000, 1_000_000],
    // 5.000.000 in 90 days: 1.666.666,67 a month; × 90 ÷ 720 = 208.333,33.
    [5_000_000, 90, 1_666_666.67, 208_333],
    // 12 pesos in a year: half a peso, which is rounded up.
    [12, 360, 1, 1],
  ])('of %i pesos in %i days have a base of %f and come to %i', (salarios, days, base, valor) => {
    expect(calculateVacaciones({ salarios, dias: days })).toEqual({ salarios, dias: days, base, valor })
  })
})

describe('both', () => {
  const earned = fc.record({
    salarios: fc.integer({ min: 0, max: 999_999_999_999 }),
    dias: fc.integer({ min: 1, max: 360 }),
  })

  it.each([
    ['prima', calculatePrima, 12, 360],
    ['vacaciones', calculateVacaciones, 24, 720],
  ] as const)(
    '%s is salaries ÷ its part of a year, and what the written formula gives',
    (_, compute, part, divisor) => {
      fc.assert(
        fc.property(earned, ({ salarios, dias }) => {
          const { base, valor } = compute({ salarios, dias })
          expect(Math.abs(valor - salarios / part)).toBeLessThanOrEqual(0.5)
          // The base is rounded to cents, so the formula with its figures agrees to half a peso and a little.
          expect(Math.abs((base * dias) / divisor - valor)).toBeLessThan(0.51)
        }),
      )
    },
  )
})
