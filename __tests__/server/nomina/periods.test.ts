import { dias360 } from '../../../src/server/nomina/dias'
import {
  inicioDelServicio,
  lastTwelveMonths,
  primaSemestre,
  ventanasDelServicio,
  type Carrera,
} from '../../../src/server/nomina/periodos'

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
      expect(primaSemestre(month, today)).toEqual({ desde, causaHasta, promediaHasta, final, nombre })
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

const career: Carrera = {
  servicioDesde: null,
  fechaUltimoIngreso: '2020-01-15',
  primeraLiquidacion: '2024-05-05',
}

test.each<[string, Partial<Carrera>, string]>([
  ['the last entry', {}, '2020-01-15'],
  ['the first settlement, where it is earlier', { primeraLiquidacion: '2019-12-31' }, '2019-12-31'],
  ['the first settlement, where no entry is known', { fechaUltimoIngreso: null }, '2024-05-05'],
  ['the readmission, whatever was before', { servicioDesde: '2026-03-01' }, '2026-03-01'],
])('a service begins with %s', (_, changes, inicio) => {
  expect(inicioDelServicio({ ...career, ...changes })).toBe(inicio)
})

describe('the windows of a benefit within a service', () => {
  const due = { desde: '2026-01-01', causaHasta: '2026-06-30', promediaHasta: '2026-06-12' }
  const record = { desde: '2024-05-05', hasta: '2026-06-11' }
  it.each<[string, { desde?: string; hasta?: string }, Partial<typeof record>, string]>([
    ['are both whole, the average to the last recorded day', {}, {}, '01-01 06-30 01-01 06-11'],
    ['begin with the service', { desde: '2026-03-01' }, {}, '03-01 06-30 03-01 06-11'],
    ['end with the retirement', { hasta: '2026-05-25' }, {}, '01-01 05-25 01-01 05-25'],
    ['do not go beyond what is recorded', { hasta: '2026-06-12' }, {}, '01-01 06-12 01-01 06-11'],
    [
      'do not go beyond themselves',
      { hasta: '2026-09-01' },
      { hasta: '2026-12-01' },
      '01-01 06-30 01-01 06-12',
    ],
    ['average what is recorded of an older service', {}, { desde: '2026-02-10' }, '01-01 06-30 02-10 06-11'],
    [
      'average a service that is younger than the record',
      { desde: '2026-03-01' },
      { desde: '2026-02-10' },
      '03-01 06-30 03-01 06-11',
    ],
  ])('%s', (_, changes, recorded, expected) => {
    const { causado, promedio } = ventanasDelServicio(
      due,
      { desde: '2020-01-15', hasta: null, ...changes },
      { ...record, ...recorded },
    )
    const days = [causado.desde, causado.hasta, promedio.desde, promedio.hasta]
    expect(days.map((day) => day.slice(5)).join(' ')).toBe(expected)
  })
})
