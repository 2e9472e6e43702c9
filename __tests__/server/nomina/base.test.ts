import fc from 'fast-check'
import { sumarDias } from '../../../src/contract/fechas'
import { warnOfAverage, countDays, averageOf, type History } from '../../../src/server/nomina/base'
import { everyMonth, historia, monthly } from './historia'

const HALF = { desde: '2026-07-01', hasta: '2026-12-31' }
const average = (changes: Partial<History>, ventana = HALF, withAuxilio = true) =>
  averageOf(historia(changes), ventana, withAuxilio)
const warnings = (changes: Partial<History>, ventana = HALF) => {
  const given = historia(changes)
  return warnOfAverage(given, ventana, averageOf(given, ventana, false), 'prima').map(({ mensaje }) =>
    mensaje.replaceAll('\u00a0', ' '),
  )
}
const since = (desde: string) => ({ desde, hasta: null })

describe('the base', () => {
  it.each<[string, Partial<History>, object]>([
    ['is of the window', {}, { desde: '2026-07-01', hasta: '2026-12-31', dias: 180 }],
    ['begins with the contract', { contrato: since('2026-09-11') }, { desde: '2026-09-11', dias: 110 }],
    ['of one that begins on a 31st counts the 30th', { contrato: since('2026-10-31') }, { dias: 61 }],
    [
      'is of recorded days',
      { recorded: { desde: '2026-08-31', hasta: '2026-11-27' } },
      // The 31st counts nothing: September, October and 27 days.
      { desde: '2026-08-31', hasta: '2026-11-27', dias: 87 },
    ],
    [
      'counts neither neutral days nor unpaid leave, each once, and no 31st',
      {
        neutrales: [
          { desde: '2026-06-20', hasta: '2026-07-02' },
          { desde: '2026-08-29', hasta: '2026-09-02' },
          { desde: '2026-09-01', hasta: '2026-09-04' },
        ],
        licencias: [{ desde: '2026-09-04', hasta: '2026-09-06' }],
      },
      // 1 and 2 July; 29 and 30 August; 1 to 3 September. The 4th is of the leave.
      { neutros: 7, licencias: 3, divisor: 170 },
    ],
    [
      'leaves a day to average over where a leave takes the whole window',
      { licencias: [HALF], devengados: monthly(2026, 7, 50) },
      { dias: 180, licencias: 180, divisor: 1, base: 1500 },
    ],
    ['without settlements is nothing', {}, { devengado: 0, base: 0 }],
    [
      'of no recorded day is nothing',
      { recorded: { desde: '2027-01-01', hasta: '2027-02-01' } },
      { dias: 0, base: 0 },
    ],
  ])('%s', (_, changes, expected) => {
    expect(average(changes)).toMatchObject(expected)
  })

  it.each([
    ['2026-02-28', 3],
    ['2028-02-28', 1],
    ['2028-02-29', 2],
    ['2026-03-31', 0],
  ])('a neutral %s is %i days of thirty', (fecha, neutros) => {
    const neutrales = [{ desde: fecha, hasta: fecha }]
    expect(countDays(historia({ neutrales }), { desde: '2026-01-01', hasta: '2028-12-31' })).toMatchObject({
      neutros,
    })
  })

  it('is the legal minimum, where the clerk takes it, of a salary below it alone', () => {
    const low = { devengados: everyMonth(2026, 7, 6, 1_000_000), minimo: true }
    expect(average(low)).toMatchObject({ minimo: 1_750_905, base: 1_750_905 })
    expect(average({ ...low, auxilio: true })).toMatchObject({ base: 2_000_000 })
    expect(average({ ...low, devengados: everyMonth(2026, 7, 6, 1_750_905) })).toMatchObject({ minimo: null })
    expect(average({ ...low, minimo: false })).toMatchObject({ minimo: null, base: 1_000_000 })
  })

  it('says what is weak in it', () => {
    expect(
      warnings({
        recorded: { desde: '2026-12-05', hasta: '2027-01-31' },
        devengados: monthly(2026, 12, 100_000),
      }),
    ).toEqual([
      'Promedio desde el 5 de diciembre de 2026: antes no hay liquidaciones',
      'Se promedian menos de 30 días: 26 (prima).',
      'La base es menor que el salario mínimo legal de 2026 ($ 1.750.905).',
    ])
    // The days that there are, not the one that is divided by.
    expect(warnings({ licencias: [HALF], devengados: monthly(2026, 7, 9_000_000) })).toEqual([
      'Se promedian menos de 30 días: 0 (prima).',
    ])
    expect(warnings({ minimo: true, devengados: monthly(2026, 12, 100_000) })).toEqual([
      'La base es el salario mínimo legal de 2026 ($ 1.750.905).',
    ])
    expect(warnings({ minimo: true, recorded: { desde: '2027-01-31', hasta: '2027-01-31' } })[0]).toBe(
      'No hay liquidaciones del 1 de julio de 2026 al 31 de diciembre de 2026.',
    )
    expect(warnings({ devengados: everyMonth(2026, 7, 6, 3_000_000) })).toEqual([])
    // Who began after the company's first settlement has all of his data.
    const young = { contrato: since('2026-08-01'), recorded: { desde: '2026-07-15', hasta: '2026-12-31' } }
    expect(warnings({ ...young, devengados: everyMonth(2026, 8, 5, 3_000_000) })).toEqual([])
  })

  it('comes to what its formula gives, whatever is neutral or unpaid', () => {
    const range = fc
      .record({ first: fc.integer({ min: -20, max: 190 }), length: fc.integer({ min: 0, max: 60 }) })
      .map(({ first, length }) => ({
        desde: sumarDias(HALF.desde, first),
        hasta: sumarDias(HALF.desde, first + length),
      }))
    const ranges = fc.array(range, { maxLength: 4 })
    fc.assert(
      fc.property(ranges, ranges, fc.integer({ min: 0, max: 99_999_999 }), (neutrales, licencias, sum) => {
        const given = average({ neutrales, licencias, devengados: monthly(2026, 7, sum) })
        const { dias, neutros, licencias: unpaid, divisor, base } = given
        expect(neutros + unpaid).toBeLessThanOrEqual(dias)
        expect(divisor).toBe(Math.max(1, 180 - neutros - unpaid))
        expect(Math.abs(base - (sum * 30) / divisor)).toBeLessThan(0.006)
      }),
    )
  })
})

describe('the transport allowance', () => {
  const owed = { auxilio: true }
  it.each<[string, Partial<History>, number]>([
    ['is of every month of at most twice the minimum', everyMonthOf(3_000_000), 3_249_095],
    [
      'leaves out the months above it',
      { devengados: monthly(2026, 7, 3_600_000, 3_400_000, 3_600_000, 3_400_000, 3_600_000, 3_400_000) },
      3_624_547.5,
    ],
    ['is of a month of exactly twice the minimum', everyMonthOf(3_501_810), 3_750_905],
    ['is not of a peso more', everyMonthOf(3_501_811), 3_501_811],
    [
      'goes by the days of a month that count',
      {
        devengados: everyMonth(2026, 7, 6, 1_750_905),
        // Fifteen days of September, in which the limit is half, as much as the month's pay: 165 days of allowance.
        neutrales: [{ desde: '2026-09-16', hasta: '2026-09-30' }],
      },
      // (6 × 1.750.905 × 30 + 165 × 249.095) ÷ 165
      2_159_173.18,
    ],
  ])('%s', (_, changes, base) => {
    expect(average({ ...owed, ...changes }).base).toBe(base)
  })

  it('is of each month’s own year, and of none before 2021', () => {
    const year = { desde: '2024-07-01', hasta: '2025-06-30' }
    const devengados = everyMonth(2024, 7, 12, 1_423_500)
    expect(average({ ...owed, devengados }, year).base).toBe(1_604_500)
    expect(
      average(
        { ...owed, devengados: everyMonth(2020, 7, 6, 900_000) },
        { desde: '2020-07-01', hasta: '2020-12-31' },
      ).base,
    ).toBe(900_000)
  })

  it('is in no base where the company carries its drivers, nor in that of vacations', () => {
    expect(average(everyMonthOf(3_000_000)).base).toBe(3_000_000)
    expect(average({ ...owed, ...everyMonthOf(3_000_000) }, HALF, false).base).toBe(3_000_000)
  })

  function everyMonthOf(valor: number) {
    return { devengados: everyMonth(2026, 7, 6, valor) }
  }
})
