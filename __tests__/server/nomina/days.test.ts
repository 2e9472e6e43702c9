import { limitesDelMes, sumarDias } from '../../../src/contract/fechas'
import { dias360, daysOfContract, daysOfRanges } from '../../../src/server/nomina/days'

describe('days of payroll, 30/360', () => {
  it.each([
    // A whole month is 30 days whatever its length.
    ['2026-01-01', '2026-01-31', 30],
    ['2026-02-01', '2026-02-28', 30],
    ['2028-02-01', '2028-02-29', 30],
    ['2026-04-01', '2026-04-30', 30],
    // A half-year is 180 and a year 360.
    ['2026-01-01', '2026-06-30', 180],
    ['2026-07-01', '2026-12-31', 180],
    ['2026-01-01', '2026-12-31', 360],
    ['2028-01-01', '2028-12-31', 360],
    // From the 16th: 15 days of a month of 31, of 30 and of February.
    ['2026-03-16', '2026-03-31', 15],
    ['2026-04-16', '2026-04-30', 15],
    ['2026-02-16', '2026-02-28', 15],
    ['2028-02-16', '2028-02-29', 15],
    // The 30th already ends a month of 31.
    ['2026-03-01', '2026-03-30', 30],
    // February of a leap year does not end on the 28th.
    ['2028-02-01', '2028-02-28', 28],
    // 10 March to 20 May: 21 days of March (10 to 30), 30 of April and 20 of May.
    ['2026-03-10', '2026-05-20', 71],
    // A single day is 1, except a 31st, which is no day of a month of thirty.
    ['2026-03-05', '2026-03-05', 1],
    ['2026-03-31', '2026-03-31', 0],
    ['2026-03-31', '2026-04-30', 30],
    // Nothing lies between a date and an earlier one.
    ['2026-03-05', '2026-03-01', 0],
  ])('from %s to %s are %i', (from, until, days) => {
    expect(dias360({ desde: from, hasta: until })).toBe(days)
  })

  it('of two adjoining periods add up to those of both, wherever a leap year is cut', () => {
    const { desde } = limitesDelMes(2028, 1)
    const { hasta } = limitesDelMes(2028, 12)
    for (let cut = desde; cut < hasta; cut = sumarDias(cut, 1)) {
      const first = dias360({ desde, hasta: cut })
      const second = dias360({ desde: sumarDias(cut, 1), hasta })
      expect([cut, first + second]).toEqual([cut, 360])
    }
  })
})

describe('days of a contract', () => {
  it.each([
    // Counts the 30th in a service that begins on a 31st.
    ['2026-03-31', '2026-04-30', '2026-03-31', 31],
    ['2026-08-31', '2026-08-31', '2026-08-31', 1],
    ['2026-03-30', '2026-04-30', '2026-03-30', 31],
    // A window that begins on a 31st within an older service is as the calendar has it.
    ['2026-03-31', '2026-04-30', '2026-03-30', 30],
    ['2026-03-11', '2026-04-30', '2026-03-11', 50],
    ['2028-02-29', '2028-03-30', '2028-02-29', 32],
  ])('from %s to %s, in a service from %s on, are %i', (desde, hasta, inicio, days) => {
    expect(daysOfContract({ desde, hasta }, inicio)).toBe(days)
  })

  it.each<[string, [string, string][], number]>([
    ['none', [], 0],
    ['a lone 31st, which is never neutral or unpaid', [['2026-03-31', '2026-03-31']], 0],
    ['a run over the end of a month', [['2026-03-30', '2026-04-01']], 2],
    ['the end of February', [['2026-02-27', '2026-02-28']], 4],
    [
      'two that share days',
      [
        ['2026-03-02', '2026-03-05'],
        ['2026-03-04', '2026-03-06'],
      ],
      5,
    ],
    ['beyond the period', [['2025-12-01', '2026-01-02']], 2],
  ])('that ranges take of a period: %s', (_, ranges, days) => {
    const rangos = ranges.map(([desde, hasta]) => ({ desde, hasta }))
    expect(daysOfRanges(rangos, { desde: '2026-01-01', hasta: '2026-06-30' })).toBe(days)
  })
})
