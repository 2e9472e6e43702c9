import { avisosDeEntradas, avisosDeNetos, type Entrada } from '../../../src/server/nomina/avisos'

const entrada = (fecha: string, changes: Partial<Entrada> = {}): Entrada => ({
  ...{ fecha, busNumero: '302', valor: 1000, otro: 1000, neto: 0, pendiente: false },
  ...changes,
})
const NOVEMBER = { desde: '2026-11-01', hasta: '2026-11-30' }
const said = (rows: readonly Entrada[]) =>
  avisosDeEntradas(rows, NOVEMBER).map(({ mensaje }) => mensaje.replaceAll('\u00a0', ' '))

describe('what is said of the settlements behind a paper', () => {
  it.each<[string, readonly Entrada[], string[]]>([
    ['nothing', [entrada('2026-11-02')], []],
    [
      'pending ones of its days',
      ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map((fecha) =>
        entrada(fecha, { pendiente: true }),
      ),
      ['Liquidaciones pendientes: 2, por $ 2.000.'],
    ],
    ['salaries that differ by one percent', [entrada('2026-11-02', { otro: 990 })], []],
    [
      'salaries that differ by more',
      [entrada('2026-11-02', { otro: 1011 })],
      ['Los dos salarios difieren en más del 1 %: $ 1.000 y $ 1.011.'],
    ],
    ['no settlement', [], []],
  ])('%s', (_, rows, expected) => {
    expect(said(rows)).toEqual(expected)
  })

  it('names each of the last thirty days whose net is negative', () => {
    const rows = [
      ['2026-10-31', -5],
      ['2026-11-01', -12_000],
      ['2026-11-02', 0],
      ['2026-11-30', -1],
      ['2026-12-01', -5],
    ].map(([fecha, neto]) => entrada(`${fecha}`, { neto: Number(neto) }))
    expect(avisosDeNetos(rows, '2026-11-30').map(({ mensaje }) => mensaje.replaceAll('\u00a0', ' '))).toEqual(
      [
        'Neto negativo del bus 302 del 1 de noviembre de 2026: -$ 12.000.',
        'Neto negativo del bus 302 del 30 de noviembre de 2026: -$ 1.',
      ],
    )
  })
})
