import { diferenciaDePasajeros, registradoraAnterior } from '../../src/contract/advertencias'
import type { LiquidacionFila } from '../../src/contract/liquidaciones'

const row = (busNumero: string, fecha: string, regFin: number) =>
  ({ busNumero, fecha, regFin }) as LiquidacionFila

describe('where a register stood before a day', () => {
  const rows = [
    row('12', '2026-03-02', 1_150),
    row('12', '2026-03-04', 1_400),
    row('15', '2026-03-04', 9_999),
    row('12', '2026-03-03', 1_300),
    row('12', '2026-03-06', 1_700),
  ]

  it('is what the latest earlier settlement of the bus says, in whatever order they are listed', () => {
    expect(registradoraAnterior(rows, '12', '2026-03-05')).toEqual({ regFin: 1_400, fecha: '2026-03-04' })
    expect(registradoraAnterior(rows.toReversed(), '12', '2026-03-05')).toEqual({
      regFin: 1_400,
      fecha: '2026-03-04',
    })
  })

  it('is not what the settlement of the same day says', () => {
    expect(registradoraAnterior(rows, '12', '2026-03-04')).toMatchObject({ regFin: 1_300 })
  })

  it('is not known where there is none', () => {
    expect(registradoraAnterior(rows, '12', '2026-03-02')).toBeNull()
    expect(registradoraAnterior(rows, '17', '2026-03-05')).toBeNull()
  })
})

describe('the difference between sensor and register', () => {
  it('is a share of the passengers of the register, in either direction', () => {
    expect(diferenciaDePasajeros(300, 360)).toBe(20)
    expect(diferenciaDePasajeros(300, 240)).toBe(20)
    expect(diferenciaDePasajeros(300, 300)).toBe(0)
  })

  it('is none while one of them has counted nobody', () => {
    for (const [registradora, sensor] of [
      [0, 360],
      [300, 0],
      [-5, 360],
    ] as const)
      expect(diferenciaDePasajeros(registradora, sensor)).toBeNull()
  })
})
