import { proposedEndOf, serviceOf } from '../../../src/server/nomina/employment'

const HOY = '2026-11-27'
const ACTIVE = {
  valido: 1 as const,
  servicioDesde: null,
  fechaUltimoIngreso: '2020-01-15',
  fechaUltimoRetiro: null,
}
const RETIRED = { ...ACTIVE, valido: 0 as const, fechaUltimoRetiro: '2026-10-04' }
const READMITTED = {
  ...ACTIVE,
  servicioDesde: '2025-03-01',
  fechaUltimoIngreso: '2025-03-01',
  fechaUltimoRetiro: '2024-12-20',
}

describe('the proposed end of a contract is', () => {
  it.each([
    ['none while it runs', '2020-01-15', null, ACTIVE, null],
    ['none beside the day that somebody gave it', '2020-01-15', '2026-05-31', RETIRED, null],
    ['none beside that day, even if later than the retirement', '2020-01-15', '2026-11-27', RETIRED, null],
    ['none beside a day that is still to come', '2020-01-15', '2026-12-31', ACTIVE, null],
    ['the retirement before a day that is still to come', '2020-01-15', '2026-12-31', RETIRED, '2026-10-04'],
    ['the retirement', '2020-01-15', null, RETIRED, '2026-10-04'],
    ['the retirement of its first day', '2026-10-04', null, RETIRED, '2026-10-04'],
    ['none by a retirement before it', '2026-10-05', null, RETIRED, null],
    [
      'today where the retirement is not known',
      '2020-01-15',
      null,
      { ...RETIRED, fechaUltimoRetiro: null },
      HOY,
    ],
    ['the retirement before the readmission', '2020-01-15', null, READMITTED, '2024-12-20'],
    ['none by what was before its first day', '2025-03-01', null, READMITTED, null],
    ['none by a readmission that was entered late', '2025-02-20', null, READMITTED, null],
    [
      'the only retirement of a day of leaving and coming back',
      '2020-01-15',
      null,
      { ...READMITTED, fechaUltimoRetiro: '2025-03-01' },
      '2025-03-01',
    ],
    [
      'the day before the readmission, where a later retirement hides the former',
      '2020-01-15',
      null,
      { ...READMITTED, valido: 0 as const, fechaUltimoRetiro: '2026-10-04' },
      '2025-02-28',
    ],
    [
      'the later retirement, where it began after the readmission',
      '2025-03-01',
      null,
      { ...READMITTED, valido: 0 as const, fechaUltimoRetiro: '2026-10-04' },
      '2026-10-04',
    ],
  ])('%s', (_when, desde, hasta, fechas, fin) => {
    expect(proposedEndOf({ desde, hasta }, fechas, HOY)).toBe(fin)
  })
})

describe('the service of who has no contract', () => {
  it.each([
    ['begins with the last entry', ACTIVE, null, { desde: '2020-01-15', hasta: null }],
    ['begins with an earlier settlement', ACTIVE, '2019-12-30', { desde: '2019-12-30', hasta: null }],
    ['begins with the readmission', READMITTED, '2019-12-30', { desde: '2025-03-01', hasta: null }],
    ['ends with the retirement', RETIRED, null, { desde: '2020-01-15', hasta: '2026-10-04' }],
    [
      'begins with a settlement where no entry is known',
      { ...ACTIVE, fechaUltimoIngreso: null },
      '2024-05-05',
      { desde: '2024-05-05', hasta: null },
    ],
    ['is unknown without either', { ...ACTIVE, fechaUltimoIngreso: null }, null, null],
  ])('%s', (_what, fechas, primera, servicio) => {
    expect(serviceOf(fechas, primera, HOY)).toEqual(servicio)
  })
})
