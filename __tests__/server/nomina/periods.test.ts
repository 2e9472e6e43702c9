import { dias360 } from '../../../src/server/nomina/days'
import { lastTwelveMonths, halfYearOf } from '../../../src/server/nomina/periods'

describe('the half-year of a prima', () => {
  it.each([
    // June is that of this year from 1 January on; it accrues up to today until it is due.
    [6, '2026-01-01', '2026-01-01', '2026-01-01', '2026-01-01', '2026-06-30', 'primer semestre de 2026'],
    [6, '2026-05-31', '2026-01-01', '2026-05-31', '2026-05-31', '2026-06-30', 'primer semestre de 2026'],
    [6, '2026-06-01', '2026-01-01', '2026-06-30', '2026-06-01', '2026-06-30', 'primer semestre de 2026'],
    [6, '2026-06-30', '2026-01-01', '2026-06-30', '2026-06-30', '2026-06-30', 'primer semestre de 2026'],
    [6, '2026-11-20', '2026-01-01', '2026-06-30', '2026-06-30', '2026-06-30', 'primer semestre de 2026'],
    // Until 30 June the latest half-year that ends in December is last year's.
    [12, '2026-01-01', '2025-07-01', '2025-12-31', '2025-12-31', '2025-12-31', 'segundo semestre de 2025'],
    [12, '2026-06-30', '2025-07-01', '2025-12-31', '2025-12-31', '2025-12-31', 'segundo semestre de 2025'],
    [12, '2026-07-01', '2026-07-01', '2026-07-01', '2026-07-01', '2026-12-31', 'segundo semestre de 2026'],
    [12, '2026-11-30', '2026-07-01', '2026-11-30', '2026-11-30', '2026-12-31', 'segundo semestre de 2026'],
    [12, '2026-12-01', '2026-07-01', '2026-12-31', '2026-12-01', '2026-12-31', 'segundo semestre de 2026'],
  ])(
    'of month %i on %s goes from %s, accrues to %s and averages to %s',
    (month, today, desde, causaHasta, promediaHasta, final, nombre) => {
      expect(halfYearOf(month, today)).toEqual({ desde, causaHasta, promediaHasta, final, nombre })
    },
  )
})

describe('the last twelve months', () => {
  it.each([
    ['2026-03-10', '2025-03-11', 360],
    ['2026-03-31', '2025-04-01', 360],
    ['2026-03-30', '2025-03-31', 360],
    ['2026-01-01', '2025-01-02', 360],
    ['2026-02-28', '2025-03-01', 360],
    // The end of February looks back to the end of February.
    ['2028-02-29', '2027-03-01', 360],
    ['2029-02-28', '2028-03-01', 360],
    // The day before the end of a leap February: two days of the thirty are still to come.
    ['2028-02-28', '2027-03-01', 358],
  ])('that end on %s begin on %s and have %i days', (until, from, days) => {
    const months = lastTwelveMonths(until)
    expect(months).toEqual({ desde: from, hasta: until })
    expect(dias360(months)).toBe(days)
  })
})
