import { sumaDe } from '../../../src/contract/numeros'
import { type History } from '../../../src/server/nomina/base'
import { cesantias, interestOf } from '../../../src/server/nomina/cesantias'
import { halfYearOf, windowOf } from '../../../src/server/nomina/periods'
import { bono, prima, warnOfUnissuedPrimas, type Covered } from '../../../src/server/nomina/prestaciones'
import { type Calculation } from '../../../src/server/nomina/steps'
import { everyMonth, historia, monthly } from './historia'

const values = ({ pasos }: Calculation) => pasos.map(({ concepto, dias, valor }) => [concepto, dias, valor])
const messages = ({ avisos }: Calculation) => avisos.map(({ mensaje }) => mensaje.replaceAll('\u00a0', ' '))
const from = (desde: string, hasta: string | null = null) => ({ contrato: { desde, hasta } })

describe('the prima', () => {
  const of = (changes: Partial<History>, corte: string, mes = 12, cubiertos: readonly Covered[] = []) =>
    prima(
      historia({ recorded: { desde: '2000-01-01', hasta: corte }, ...changes }),
      halfYearOf(mes, corte),
      cubiertos,
    )

  it.each<[string, Partial<History>, string, number, number, number]>([
    [
      'neutral days lower no average, and from 1 December on the half-year accrues whole',
      { devengados: monthly(2026, 7, 21_600_000), neutrales: [{ desde: '2026-08-03', hasta: '2026-08-20' }] },
      ...(['2026-12-15', 12, 180, 2_204_082] as const),
    ],
    [
      'variable pay from September to December (nominas.com.co, which rounds up)',
      { ...from('2026-09-01'), devengados: monthly(2026, 9, 600_000, 700_000, 700_000, 800_000) },
      ...(['2026-12-31', 12, 120, 233_333] as const),
    ],
    [
      'variable pay from July to December (gerencie.com)',
      { devengados: monthly(2026, 7, 2_500_000, 2_300_000, 1_900_000, 2_150_000, 1_700_000, 2_200_000) },
      ...(['2026-12-31', 12, 180, 1_062_500] as const),
    ],
    [
      'the minimum of 2024 with its allowance (actualicese.com)',
      { devengados: everyMonth(2024, 1, 6, 1_300_000), auxilio: true },
      ...(['2024-06-30', 6, 180, 731_000] as const),
    ],
    [
      'half a peso, with the allowance of six months',
      { devengados: everyMonth(2026, 7, 6, 3_000_000), auxilio: true },
      ...(['2026-12-31', 12, 180, 1_624_548] as const),
    ],
    [
      'before its last month a running contract accrues to the day',
      { devengados: monthly(2026, 7, 15_000_000) },
      ...(['2026-11-30', 12, 150, 1_250_000] as const),
    ],
    [
      'one that has ended accrues to its end',
      { ...from('2020-01-01', '2026-08-31'), devengados: monthly(2026, 7, 6_000_000) },
      ...(['2026-11-30', 12, 60, 500_000] as const),
    ],
    [
      'one that begins on a 31st counts the 30th',
      { ...from('2026-10-31'), devengados: monthly(2026, 11, 6_100_000) },
      ...(['2026-12-31', 12, 61, 508_333] as const),
    ],
    [
      'of a single 31st is that of a day',
      { ...from('2026-08-31', '2026-08-31'), devengados: [{ fecha: '2026-08-31', valor: 120_000 }] },
      ...(['2026-09-03', 12, 1, 10_000] as const),
    ],
    [
      'neither neutral days nor a leave lower the days that accrue',
      {
        devengados: monthly(2026, 1, 15_000_000),
        licencias: [{ desde: '2026-03-30', hasta: '2026-04-28' }],
      },
      // 29 days: the 30th of March, and 28 of April.
      ...(['2026-06-30', 6, 180, 1_490_066] as const),
    ],
    ['without settlements is nothing', {}, '2026-12-31', 12, 180, 0],
  ])('%s', (_, changes, corte, mes, dias, valor) => {
    expect(values(of(changes, corte, mes))).toEqual([['prima', dias, valor]])
  })

  const issued = { numero: '2026-7', desde: '2026-07-01', hasta: '2026-12-31', dias: 180, valor: 1_800_000 }

  it('is not paid twice, and says what an issued one paid beyond the end of the contract', () => {
    const devengados = everyMonth(2026, 7, 6, 3_600_000)
    const ended = of({ ...from('2020-01-01', '2026-12-20'), devengados }, '2026-12-20', 12, [issued])
    expect(values(ended)).toEqual([])
    expect(messages(ended)).toEqual(['La prima n.º 2026-7 pagó 10 días de más: $ 100.000'])
    expect(messages(of({ devengados }, '2026-12-31', 12, [issued]))).toEqual([])
  })

  it('accrues from the day after what is covered and averages the whole half-year', () => {
    const half = { ...issued, hasta: '2026-09-30', dias: 90 }
    expect(values(of({ devengados: everyMonth(2026, 7, 6, 3_600_000) }, '2026-12-31', 12, [half]))).toEqual([
      ['prima', 90, 900_000],
    ])
  })

  it.each<[string, Partial<History>, string, readonly string[]]>([
    ['to the day before 1 December', {}, '2026-11-30', ['30 de noviembre de 2026']],
    ['whole to an end to come', from('2020-01-01', '2026-12-20'), '2026-11-27', []],
    ['whole from 1 December on', {}, '2026-12-01', []],
    ['to the end of the contract', from('2020-01-01', '2026-11-27'), '2026-11-27', []],
  ])('pays %s, and says what it leaves', (_, changes, corte, days) => {
    const devengados = everyMonth(2026, 7, 5, 3_600_000)
    expect(messages(of({ devengados, ...changes }, corte))).toEqual(
      days.map((day) => `Paga hasta el ${day}: el resto del semestre queda por pagar.`),
    )
  })

  it.each<[string, string, string, number]>([
    ['before a paper of its last days', '2026-12-01', '2026-12-31', 150],
    ['after one of its first', '2026-07-01', '2026-07-30', 150],
    ['before one of days between', '2026-09-01', '2026-10-31', 60],
  ])('pays the first days that are not covered: %s', (_, desde, hasta, dias) => {
    const devengados = everyMonth(2026, 7, 6, 3_600_000)
    const [paso] = of({ devengados }, '2026-12-31', 12, [{ ...issued, desde, hasta }]).pasos
    expect(paso?.dias).toBe(dias)
  })

  it('names the half-years before the end that no paper pays whole, from the first recorded day on', () => {
    const worked = historia({
      ...from('2024-03-01', '2027-01-20'),
      recorded: { desde: '2025-02-01', hasta: '2027-01-20' },
    })
    const said = (cubiertos: readonly { desde: string; hasta: string }[], fin = '2027-01-20') =>
      warnOfUnissuedPrimas(worked, fin, cubiertos).map(({ mensaje }) => mensaje)
    const half = { desde: '2025-07-01', hasta: '2025-12-31' }
    const part = { desde: '2026-01-01', hasta: '2026-06-29' }
    expect(said([half, part, issued])).toEqual([
      'Sin prima emitida: primer semestre de 2025, primer semestre de 2026.',
    ])
    // The settlement itself pays the half-year of the end.
    expect(said([half], '2026-06-30')).toEqual(['Sin prima emitida: primer semestre de 2025.'])
    expect(said([{ desde: '2025-01-01', hasta: '2026-12-31' }])).toEqual([])
  })
})

describe('cesantías and their interest', () => {
  const of = (changes: Partial<History>, fin: string, desde: string | null = null) =>
    cesantias(historia({ recorded: { desde: '2000-01-01', hasta: fin }, ...changes }), desde, fin)

  it.each<[string, Calculation, unknown[]]>([
    [
      '1.000.000 a month, nine months (pulzo.com)',
      of(
        { ...from('2026-01-01', '2026-09-30'), devengados: everyMonth(2026, 1, 9, 1_000_000) },
        '2026-09-30',
      ),
      [
        ['cesantias', 270, 750_000],
        ['intereses', 270, 67_500],
      ],
    ],
    [
      'variable pay, a fixed salary and one day of unpaid leave (payroll course)',
      of(
        {
          ...from('2025-01-01', '2025-12-31'),
          // 3.500.000 a month for 359 days, and the variable part.
          devengados: [...monthly(2025, 1, 38_772_000), ...monthly(2025, 2, 41_883_333)],
          licencias: [{ desde: '2025-05-07', hasta: '2025-05-07' }],
        },
        '2025-12-31',
      ),
      [
        ['cesantias', 359, 6_721_278],
        ['intereses', 359, 804_313],
      ],
    ],
    ['all deposited, to be deposited later than the end', of({}, '2026-10-04', '2027-01-01'), []],
    [
      'a year of leave',
      of({ licencias: [{ desde: '2024-12-01', hasta: '2026-02-01' }] }, '2025-12-31', '2025-01-01'),
      [
        ['cesantias', 0, 0],
        ['intereses', 0, 0],
      ],
    ],
    [
      'a service of a leap year that ends on its 29 February',
      of({ ...from('2028-02-01', '2028-02-29'), devengados: monthly(2028, 2, 3_600_000) }, '2028-02-29'),
      [
        ['cesantias', 30, 300_000],
        ['intereses', 30, 3_000],
      ],
    ],
  ])('%s', (_, calculo, expected) => {
    expect(values(calculo)).toEqual(expected)
  })

  it('a half-year’s interest of 1.000.000 is 60.000 (gerencie.com)', () => {
    expect(interestOf(1_000_000, 180)).toBe(60_000)
  })

  it.each<[string, readonly number[], readonly string[]]>([
    ['2021-03-01', [], ['Incluye cesantías de 2021 a 2023: ¿ya se consignaron?']],
    ['2021-03-01', [2022, 2024], ['Incluye cesantías de 2021 a 2023: ¿ya se consignaron?']],
    ['2023-01-01', [2024], ['Incluye cesantías de 2023: ¿ya se consignaron?']],
    ['2024-01-01', [2024], []],
  ])(
    'from %s on asks once of the years before the last, and says no more of one without pay',
    (desde, paid, said) => {
      const devengados = paid.flatMap((year) => everyMonth(year, 1, 12, 3_000_000))
      const { avisos } = of({ ...from(desde, '2024-12-31'), devengados }, '2024-12-31')
      expect(avisos.filter(({ tipo }) => tipo !== 'minimo').map(({ mensaje }) => mensaje)).toEqual(said)
    },
  )

  it('names the year of an average of few days', () => {
    const contrato = { desde: '2023-12-20', hasta: '2024-12-31' }
    const devengados = [...monthly(2023, 12, 0), ...everyMonth(2024, 1, 12, 3_000_000)]
    const given = of(
      { contrato, devengados: [{ fecha: '2023-12-20', valor: 900_000 }, ...devengados] },
      '2024-12-31',
    )
    expect(messages(given)).toEqual([
      'Incluye cesantías de 2023: ¿ya se consignaron?',
      'Se promedian menos de 30 días: 11 (2023).',
    ])
  })
})

describe('the bono', () => {
  it('is some days of the salary of the year, without the allowance', () => {
    const given = historia({ devengados: everyMonth(2025, 12, 12, 3_600_000), auxilio: true })
    const { pasos } = bono(
      { ...given, recorded: { desde: '2000-01-01', hasta: '2026-11-30' } },
      windowOf('bono', 12, '2026-11-30'),
      155,
      { concepto: 'bono', norma: '' },
    )
    // 11 months × 3.600.000 ÷ 330 × 15,5.
    expect(pasos).toMatchObject([{ desde: '2026-01-01', hasta: '2026-11-30', dias: 15.5, valor: 1_860_000 }])
    expect(sumaDe(pasos, 'valor')).toBe(1_860_000)
  })
})
