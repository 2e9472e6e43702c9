import { sumaDe } from '../../../src/contract/numeros'
import { type History } from '../../../src/server/nomina/base'
import { finiquito } from '../../../src/server/nomina/retiro'
import { everyMonth, historia, monthly } from './historia'

type Retiro = Parameters<typeof finiquito>[1]
const end = (fin: string, given: Partial<History>, retiro: Partial<Retiro> = {}, desde = '2020-01-01') => {
  const contrato = { desde, hasta: fin }
  const calculo = finiquito(historia({ contrato, ...given }), {
    fin,
    cesantiasDesde: null,
    tomados: 0,
    cesantias: [],
    interesesPagados: false,
    primas: [],
    otrosDevengados: 0,
    motivoDevengados: '',
    otrosDescuentos: 0,
    motivoDescuentos: '',
    deuda: 0,
    ...retiro,
  })
  const lines = calculo.pasos.map(({ concepto, dias, valor }) => [concepto, dias, valor])
  return { ...calculo, lines, total: sumaDe(calculo.pasos, 'valor') }
}

describe('the settlement at the end of a contract', () => {
  it('1.200.000 a month, 1 January to 31 October (nominas.com.co)', () => {
    const { lines } = end('2006-10-31', { devengados: everyMonth(2006, 1, 10, 1_200_000) }, {}, '2006-01-01')
    expect(lines).toEqual([
      ['cesantias', 300, 1_000_000],
      ['intereses', 300, 100_000],
      ['prima', 120, 400_000],
      ['vacaciones', 12.5, 500_000],
    ])
  })

  it('the minimum of 2025 with its allowance, three months (wradio.com.co)', () => {
    const devengados = everyMonth(2025, 10, 3, 1_423_500)
    const { lines, total } = end('2025-12-31', { devengados, auxilio: true }, {}, '2025-10-01')
    expect(lines).toEqual([
      ['cesantias', 90, 405_875],
      ['intereses', 90, 12_176],
      ['prima', 90, 405_875],
      ['vacaciones', 3.75, 177_938],
    ])
    expect(total).toBe(1_001_864)
  })

  it('the minimum of 2024 with its allowance, a year (lakalle.bluradio.com)', () => {
    const devengados = everyMonth(2024, 1, 12, 1_300_000)
    expect(end('2024-12-31', { devengados, auxilio: true }, {}, '2024-01-01').total).toBe(3_018_440)
  })

  it('takes neutral days, what is deposited, what is taken and what is owed into account', () => {
    const given = {
      // The last twelve months begin on 5 October.
      devengados: [
        { fecha: '2025-10-04', valor: 999_999 },
        { fecha: '2025-10-05', valor: 35_400_000 },
        { fecha: '2026-07-01', valor: 12_600_000 },
      ],
      neutrales: [{ desde: '2026-03-01', hasta: '2026-03-15' }],
    }
    const owed = { cesantiasDesde: '2026-01-01', tomados: 30, deuda: 800_000 }
    const { lines, total, descontable, pasos } = end('2026-10-04', given, owed, '2024-02-16')
    expect(lines).toEqual([
      ['cesantias', 274, 3_176_812],
      ['intereses', 274, 290_149],
      ['prima', 94, 1_050_000],
      ['vacaciones', 9.54, 1_327_536],
      ['deuda', null, -800_000],
    ])
    expect(pasos[0]?.base).toBe(4_173_913.04)
    expect([total, descontable]).toEqual([5_044_497, 2_377_536])
  })

  it('of an end in January pays the year before that is not deposited', () => {
    const devengados = [
      { fecha: '2026-01-20', valor: 660_000 },
      { fecha: '2026-01-21', valor: 46_140_000 },
      { fecha: '2027-01-20', valor: 1_020_000 },
    ]
    const { lines } = end('2027-01-20', { devengados }, { cesantiasDesde: '2026-01-01' }, '2024-01-01')
    expect(lines.slice(0, 5)).toEqual([
      ['cesantias', 360, 3_900_000],
      ['intereses', 360, 468_000],
      ['cesantias', 20, 218_333],
      ['intereses', 20, 1_456],
      // 20 days of 1.020.000, of the new half-year alone.
      ['prima', 20, 85_000],
    ])
  })

  it('adds and takes what else there is, and lets severance and its interest alone', () => {
    const devengados = everyMonth(2006, 1, 10, 1_200_000)
    const others = { otrosDevengados: 50_000, otrosDescuentos: 20_000, deuda: 10_000 }
    const { lines, descontable, total } = end('2006-10-31', { devengados }, others, '2006-01-01')
    expect(lines.slice(4)).toEqual([
      ['otrosDevengados', null, 50_000],
      ['otrosDescuentos', null, -20_000],
      ['deuda', null, -10_000],
    ])
    expect([descontable, total]).toEqual([950_000, 2_020_000])
  })

  it('adds typed severance of earlier years as it is, with its interest unless that is paid', () => {
    const anteriores = [
      { year: '2018', valor: 1_000_004 },
      { year: '2019', valor: 500_000 },
    ]
    const lines = (interesesPagados: boolean) =>
      end(
        '2026-01-31',
        {},
        { cesantiasDesde: '2026-01-01', cesantias: anteriores, interesesPagados },
      ).pasos.map(({ concepto, desde, valor }) => [concepto, desde, valor])
    expect(lines(false).slice(0, 4)).toEqual([
      ['cesantiasAnteriores', '2018-01-01', 1_000_004],
      ['interesesAnteriores', '2018-01-01', 120_000],
      ['cesantiasAnteriores', '2019-01-01', 500_000],
      ['interesesAnteriores', '2019-01-01', 60_000],
    ])
    expect(
      lines(true)
        .slice(0, 2)
        .map(([concepto]) => concepto),
    ).toEqual(['cesantiasAnteriores', 'cesantiasAnteriores'])
  })

  it('says once what several of its averages say', () => {
    const { avisos } = end(
      '2026-01-31',
      { devengados: monthly(2026, 1, 100) },
      { cesantiasDesde: '2026-01-01', tomados: 80 },
      '2026-01-01',
    )
    expect(avisos.map(({ tipo }) => tipo)).toEqual(['minimo', 'dato'])
  })

  it('of who never drove is nothing, and says so', () => {
    const { total, avisos } = end('2026-03-31', {}, {}, '2026-02-01')
    expect(total).toBe(0)
    expect(avisos.map(({ mensaje }) => mensaje)).toContain(
      'No hay liquidaciones del 1 de febrero de 2026 al 31 de marzo de 2026.',
    )
  })
})
