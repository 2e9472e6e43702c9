import fc from 'fast-check'
import { sumarDias } from '../../../src/contract/fechas'
import { lastTwelveMonths, primaSemestre } from '../../../src/server/nomina/periodos'
import { DIAS_PRIMA, DIAS_VACACIONES, liquidarBeneficio } from '../../../src/server/nomina/promedio'

/** Hired on a day, and retired on another or still there; asked on a third. */
interface Case {
  desde: string
  hasta?: string
  hoy: string
  salarios: number
  neutros?: readonly string[]
  recorded?: { desde: string; hasta: string }
}

const careerOf = ({ desde, hasta = null }: Omit<Case, 'hasta'> & { hasta?: string | null }) => ({
  desde,
  hasta,
})
const recordOf = ({ hoy }: Case) => ({ desde: '2000-01-01', hasta: hoy })

const prima = (month: number, given: Case) =>
  liquidarBeneficio(
    { ...primaSemestre(month, given.hoy), diasDeSalario: DIAS_PRIMA },
    careerOf(given),
    given.recorded ?? recordOf(given),
    given.salarios,
    given.neutros ?? [],
  )

function vacaciones(given: Case) {
  const { desde, hasta } = lastTwelveMonths(given.hasta ?? given.hoy)
  return liquidarBeneficio(
    { desde, causaHasta: hasta, promediaHasta: hasta, diasDeSalario: DIAS_VACACIONES },
    careerOf(given),
    given.recorded ?? recordOf(given),
    given.salarios,
    given.neutros ?? [],
  )
}

/** Consecutive dates. */
const daysFrom = (desde: string, count: number) =>
  Array.from({ length: count }, (_, i) => sumarDias(desde, i))

describe('the worked examples of docs/payroll.md', () => {
  it.each<[string, number, Case, { base: number; causados: number; valor: number }]>([
    [
      'vacation days lower no average, and from 1 December on the half-year accrues whole',
      12,
      { desde: '2020-01-01', hoy: '2026-12-15', salarios: 21_600_000, neutros: daysFrom('2026-08-03', 18) },
      { base: 4_408_163.27, causados: 180, valor: 2_204_082 },
    ],
    [
      'variable pay from September to December (nominas.com.co, which rounds up)',
      12,
      { desde: '2026-09-01', hoy: '2026-12-31', salarios: 2_800_000 },
      { base: 700_000, causados: 120, valor: 233_333 },
    ],
    [
      'variable pay from July to December (gerencie.com)',
      12,
      { desde: '2020-01-01', hoy: '2026-12-31', salarios: 12_750_000 },
      { base: 2_125_000, causados: 180, valor: 1_062_500 },
    ],
    [
      'the minimum of 2024 with its allowance, January to June (actualicese.com)',
      6,
      { desde: '2023-01-01', hoy: '2024-06-30', salarios: 6 * 1_462_000 },
      { base: 1_462_000, causados: 180, valor: 731_000 },
    ],
    [
      '1.200.000 a month, retired on 31 October (nominas.com.co)',
      12,
      { desde: '2006-01-01', hasta: '2006-10-31', hoy: '2006-11-02', salarios: 4 * 1_200_000 },
      { base: 1_200_000, causados: 120, valor: 400_000 },
    ],
    [
      'the minimum of 2025 with its allowance, three months (wradio.com.co)',
      12,
      { desde: '2025-10-01', hoy: '2025-12-31', salarios: 3 * 1_623_500 },
      { base: 1_623_500, causados: 90, valor: 405_875 },
    ],
    [
      'the minimum of 2024 with its allowance, July to December (lakalle.bluradio.com)',
      12,
      { desde: '2024-01-01', hoy: '2024-12-31', salarios: 6 * 1_462_000 },
      { base: 1_462_000, causados: 180, valor: 731_000 },
    ],
  ])('prima: %s', (_, month, given, expected) => {
    expect(prima(month, given)).toMatchObject(expected)
  })

  it.each<[string, Case, { base: number; causados: number; valor: number }]>([
    [
      '1.300.000 a month, 3 January to 2 August (siigo.com)',
      { desde: '2019-01-03', hasta: '2019-08-02', hoy: '2019-08-10', salarios: 7 * 1_300_000 },
      { base: 1_300_000, causados: 210, valor: 379_167 },
    ],
    [
      '1.200.000 a month, ten months (nominas.com.co)',
      { desde: '2006-01-01', hasta: '2006-10-31', hoy: '2006-11-02', salarios: 12_000_000 },
      { base: 1_200_000, causados: 300, valor: 500_000 },
    ],
    [
      'the minimum of 2025, three months (wradio.com.co)',
      { desde: '2025-10-01', hoy: '2025-12-31', salarios: 3 * 1_423_500 },
      { base: 1_423_500, causados: 90, valor: 177_938 },
    ],
    [
      'the minimum of 2024, a year (lakalle.bluradio.com)',
      { desde: '2024-01-01', hoy: '2024-12-31', salarios: 12 * 1_300_000 },
      { base: 1_300_000, causados: 360, valor: 650_000 },
    ],
  ])('vacaciones: %s', (_, given, expected) => {
    expect(vacaciones(given)).toMatchObject(expected)
  })
})

describe('a benefit', () => {
  const since2020 = { desde: '2020-01-01', hoy: '2026-11-27' }

  it('accrues to the end of the half-year from its last month on, and to the retirement of who has left', () => {
    const days = (hoy: string, hasta?: string) =>
      prima(12, { ...since2020, hoy, hasta, salarios: 1 }).causados
    expect([days('2026-11-30'), days('2026-12-01'), days('2026-12-01', '2026-11-15')]).toEqual([
      150, 180, 135,
    ])
  })

  it('is averaged over recorded days: a company that began in September has no data before', () => {
    const given = {
      ...since2020,
      salarios: 7_700_000,
      recorded: { desde: '2026-09-11', hasta: '2026-11-27' },
    }
    // 20 days of September, 30 of October and 27 of November: 77. 3.000.000 a month; July to 27 November: 147.
    expect(prima(12, given)).toMatchObject({ dias: 77, base: 3_000_000, causados: 147, valor: 1_225_000 })
  })

  it('is not averaged over days after the last that is recorded', () => {
    const given = {
      ...since2020,
      salarios: 13_900_000,
      recorded: { desde: '2020-01-01', hasta: '2026-11-19' },
    }
    expect(prima(12, given)).toMatchObject({ dias: 139, base: 3_000_000, causados: 147, valor: 1_225_000 })
  })

  it('counts neutral days within the window alone, and leaves a day to average over', () => {
    const neutros = [...daysFrom('2026-06-29', 4), ...daysFrom('2026-11-26', 4)]
    expect(prima(12, { ...since2020, salarios: 1, neutros })).toMatchObject({ dias: 147, neutros: 4 })
    const all = daysFrom('2026-11-20', 8)
    expect(prima(12, { desde: '2026-11-20', hoy: '2026-11-27', salarios: 700, neutros: all })).toMatchObject({
      ...{ dias: 8, neutros: 7, base: 21_000, valor: 467 },
    })
  })

  it('of a service that begins on a 31st counts the 30th, and of a year no more than 360 days', () => {
    const given = { desde: '2025-03-31', hasta: '2026-03-30', hoy: '2026-04-02', salarios: 36_100_000 }
    expect(vacaciones(given)).toMatchObject({ dias: 361, causados: 360, base: 3_000_000, valor: 1_500_000 })
    expect(prima(12, { desde: '2026-10-31', hoy: '2026-11-27', salarios: 280 })).toMatchObject({
      ...{ dias: 28, causados: 28, base: 300 },
    })
  })

  it('of a single 31st is that of a day', () => {
    expect(
      prima(12, { desde: '2026-08-31', hasta: '2026-08-31', hoy: '2026-09-03', salarios: 120_000 }),
    ).toMatchObject({ dias: 1, causados: 1, base: 3_600_000, valor: 10_000 })
  })

  it.each([
    ['half a peso', 6, 1, 1],
    ['nothing', 0, 0, 0],
    ['more than a number multiplies exactly', 999_999_999_999, 166_666_666_666.5, 83_333_333_333],
  ])('rounds once, half up: %s', (_, salarios, base, valor) => {
    expect(prima(12, { desde: '2020-01-01', hoy: '2026-12-31', salarios })).toMatchObject({ base, valor })
  })

  it('comes to what the formula on the paper gives, to the base’s cents', () => {
    const careers = fc.record({
      salarios: fc.integer({ min: 0, max: 999_999_999 }),
      hired: fc.integer({ min: 0, max: 146 }),
      neutral: fc.integer({ min: 0, max: 40 }),
    })
    fc.assert(
      fc.property(careers, ({ salarios, hired, neutral }) => {
        const desde = sumarDias('2026-07-01', hired)
        const paid = prima(12, { desde, hoy: '2026-11-27', salarios, neutros: daysFrom(desde, neutral) })
        expect(Math.abs(paid.base - (salarios / (paid.dias - paid.neutros)) * 30)).toBeLessThan(0.006)
        expect(Math.abs((paid.base * paid.causados) / 360 - paid.valor)).toBeLessThan(0.51)
      }),
    )
  })
})
