import { sumaDe } from '../../../src/contract/numeros'
import { type Calculation } from '../../../src/server/nomina/steps'
import { compensadas, disfrutadas, workingDays } from '../../../src/server/nomina/vacaciones'
import { everyMonth, historia } from './historia'

const messages = ({ avisos }: Calculation) => avisos.map(({ mensaje }) => mensaje)
const REST = { desde: '2026-11-30', hasta: '2026-12-17' }
const FESTIVOS = new Set(['2026-12-08'])
const four = historia({
  contrato: { desde: '2026-01-01', hasta: null },
  devengados: everyMonth(2026, 1, 12, 4_000_000),
  recorded: { desde: '2000-01-01', hasta: '2026-11-27' },
})
const averaged = { ...four, recorded: { ...four.recorded, hasta: '2026-10-30' } }

describe('vacations that are enjoyed', () => {
  it('are paid by calendar days and taken by working days: neither Sundays nor holidays', () => {
    expect(workingDays(REST, FESTIVOS)).toBe(15)
    // Recorded to 30 October: ten months of 4.000.000.
    const { pasos } = disfrutadas(averaged, REST, FESTIVOS, 0)
    expect(pasos).toMatchObject([{ ...REST, dias: 18, base: 4_000_000, valor: 2_400_000 }])
  })

  it.each([
    ['2026-12-07', '2026-12-07', '1 día hábil: se paga 1 día calendario'],
    ['2026-12-07', '2026-12-08', '1 día hábil: se pagan los 2 días calendario'],
    ['2026-12-09', '2026-12-10', '2 días hábiles: se pagan los 2 días calendario'],
  ])('from %s to %s say %s', (desde, hasta, text) => {
    const [paso] = disfrutadas(averaged, { desde, hasta }, FESTIVOS, 0).pasos
    expect(paso?.norma.split('. ').at(-1)).toBe(text)
  })

  it('are averaged over the twelve months before the first day', () => {
    const { pasos } = disfrutadas(historia(), REST, FESTIVOS, 0)
    expect(pasos[0]?.promedio).toMatchObject({ desde: '2025-11-30', hasta: '2026-11-29', dias: 360 })
  })

  it('warn of a balance below nothing', () => {
    // 329 days to 29 November: 13,71 less 15.
    expect(messages(disfrutadas(averaged, REST, FESTIVOS, 0))).toEqual([
      'El saldo de vacaciones es de -1,29 días hábiles.',
    ])
    const older = { ...averaged, contrato: { desde: '2025-10-01', hasta: null } }
    expect(messages(disfrutadas(older, REST, FESTIVOS, 2))).toEqual([])
  })
})

describe('vacations paid in money', () => {
  it('of some days are as many thirtieths of the base', () => {
    expect(sumaDe(compensadas(averaged, '2026-10-31', 0, 15).pasos, 'valor')).toBe(2_000_000)
    expect(sumaDe(compensadas(averaged, '2026-10-31', 0, 0.1).pasos, 'valor')).toBe(13_333)
  })

  it('at the end of a contract are one step from the unrounded base', () => {
    const { pasos } = compensadas(
      historia({ devengados: everyMonth(2025, 11, 12, 3_333_333) }),
      '2026-10-31',
      0,
    )
    // 2.460 days × 15 ÷ 360 = 102,5.
    expect(pasos).toMatchObject([{ dias: 102.5, valor: Math.round((3_333_333 * 12 * 102.5) / 360) }])
  })

  it.each([
    [
      '1.300.000 a month, 3 January to 2 August 2019 (siigo.com)',
      '2019-01-03',
      '2019-08-02',
      7,
      1_300_000,
      379_167,
    ],
    [
      'the minimum of 2024, a year (lakalle.bluradio.com)',
      '2024-01-01',
      '2024-12-31',
      12,
      1_300_000,
      650_000,
    ],
    ['1.200.000 a month, ten months (nominas.com.co)', '2006-01-01', '2006-10-31', 10, 1_200_000, 500_000],
  ])('%s', (_, desde, hasta, months, monthlyPay, valor) => {
    const devengados = everyMonth(Number(desde.slice(0, 4)), 1, months, monthlyPay)
    const ended = historia({ contrato: { desde, hasta }, devengados, auxilio: true })
    expect(sumaDe(compensadas(ended, hasta, 0).pasos, 'valor')).toBe(valor)
  })

  it('do not accrue on unpaid leave, and a balance below nothing takes nothing', () => {
    const licencias = [{ desde: '2026-02-01', hasta: '2026-04-30' }]
    const ended = { ...four, contrato: { desde: '2026-01-01', hasta: '2026-12-31' }, licencias }
    expect(compensadas(ended, '2026-12-31', 0).pasos).toMatchObject([{ dias: 11.25 }])
    const taken = compensadas(ended, '2026-12-31', 12.3)
    expect(taken.pasos).toMatchObject([{ dias: 0, valor: 0 }])
    expect(messages(taken)).toEqual(['El saldo de vacaciones es de -1,05 días hábiles.'])
  })

  it('warn of more than sixty days that nobody has taken', () => {
    const at = (corte: string) =>
      messages(compensadas(historia({ devengados: everyMonth(2023, 1, 48, 9_000_000) }), corte, 0))
    expect(at('2023-12-30')).toEqual([])
    expect(at('2024-01-24')).toEqual(['El saldo de vacaciones es de 61 días hábiles.'])
  })
})
