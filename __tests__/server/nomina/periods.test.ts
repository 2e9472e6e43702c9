import { dias360 } from '../../../src/server/nomina/dias'
import {
  serviceDays,
  primaSemestre,
  lastTwelveMonths,
  type Servicio,
} from '../../../src/server/nomina/periodos'

describe('the half-year of a prima', () => {
  it.each([
    // June is that of this year from 1 January on, and counts up to today while it lasts.
    [6, '2026-01-01', '2026-01-01', '2026-01-01', '2026-06-30', 'primer semestre de 2026'],
    [6, '2026-05-31', '2026-01-01', '2026-05-31', '2026-06-30', 'primer semestre de 2026'],
    [6, '2026-06-01', '2026-01-01', '2026-06-01', '2026-06-30', 'primer semestre de 2026'],
    [6, '2026-06-30', '2026-01-01', '2026-06-30', '2026-06-30', 'primer semestre de 2026'],
    [6, '2026-11-20', '2026-01-01', '2026-06-30', '2026-06-30', 'primer semestre de 2026'],
    // Until 30 June the latest half-year that ends in December is last year's.
    [12, '2026-01-01', '2025-07-01', '2025-12-31', '2025-12-31', 'segundo semestre de 2025'],
    [12, '2026-06-30', '2025-07-01', '2025-12-31', '2025-12-31', 'segundo semestre de 2025'],
    [12, '2026-07-01', '2026-07-01', '2026-07-01', '2026-12-31', 'segundo semestre de 2026'],
    [12, '2026-11-21', '2026-07-01', '2026-11-21', '2026-12-31', 'segundo semestre de 2026'],
    [12, '2026-12-15', '2026-07-01', '2026-12-15', '2026-12-31', 'segundo semestre de 2026'],
  ])('of month %i on %s goes from %s to %s', (month, today, from, until, final, nombre) => {
    expect(primaSemestre(month, today)).toEqual({ desde: from, hasta: until, final, nombre })
  })
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

describe('the days of service in a period', () => {
  const semester = { desde: '2026-01-01', hasta: '2026-06-30' }
  const service: Servicio = {
    primeraLiquidacion: '2026-02-10',
    ultimaLiquidacion: '2026-06-12',
    primeraDeTodas: '2024-05-05',
    fechaUltimoIngreso: '2020-01-15',
    fechaRetiro: null,
  }
  it.each<[string, Partial<Servicio>, string, string]>([
    ['are all of it for who works since before', {}, '2026-01-01', '2026-06-30'],
    ['begin with the entry', { fechaUltimoIngreso: '2026-02-03' }, '2026-02-03', '2026-06-30'],
    ['end with the retirement', { fechaRetiro: '2026-06-15' }, '2026-01-01', '2026-06-15'],
    [
      'begin with the first settlement ever where no entry is known',
      { fechaUltimoIngreso: null, primeraDeTodas: '2026-02-10' },
      '2026-02-10',
      '2026-06-30',
    ],
    [
      'are all of it where no entry is known and there are settlements from before',
      { fechaUltimoIngreso: null },
      '2026-01-01',
      '2026-06-30',
    ],
    [
      'have every settlement inside, though the driver was registered after it',
      { fechaUltimoIngreso: '2026-04-01' },
      '2026-02-10',
      '2026-06-30',
    ],
    [
      'have every settlement inside, though the driver had retired before it',
      { fechaRetiro: '2026-05-31' },
      '2026-01-01',
      '2026-06-12',
    ],
    ['do not go beyond the period', { fechaRetiro: '2026-09-01' }, '2026-01-01', '2026-06-30'],
  ])('%s', (_rule, changes, from, until) => {
    expect(serviceDays(semester, { ...service, ...changes })).toEqual({ desde: from, hasta: until })
  })
})
