import {
  abonoSuperaDeuda,
  diferenciaDePasajeros,
  difierenPasajeros,
  superaUmbral,
} from '../../src/contract/advertencias'
import type { LiquidacionFila } from '../../src/contract/liquidaciones'

describe('the difference between sensor and register', () => {
  it('is what the register stands above the sensor’s count, or below it less its allowance', () => {
    expect(diferenciaDePasajeros(300, 318, 300)).toBe(0)
    expect(diferenciaDePasajeros(318, 318, 300)).toBe(0)
    expect(diferenciaDePasajeros(330, 318, 300)).toBe(12)
    expect(diferenciaDePasajeros(290, 318, 300)).toBe(10)
  })

  it('is told by its share of the passengers of the register, and always where those are none', () => {
    expect([60, 61].map((difference) => superaUmbral(difference, 300, 20))).toEqual([false, true])
    expect([0, 1].map((difference) => superaUmbral(difference, 0, 20))).toEqual([false, true])
  })
})

describe('a row whose sensor and register differ', () => {
  const row = (changes: Partial<LiquidacionFila>) =>
    ({
      fechaEntrega: '2026-03-05',
      regIni: 1_000,
      regFin: 1_240,
      pasajerosReg: 240,
      ...changes,
    }) as LiquidacionFila

  it('is one that staff entered with none against many, in either direction', () => {
    const unread = { regFin: 1_000, pasajerosReg: 0, sensor: 258, pasajerosSensor: 240 }
    expect(difierenPasajeros(row(unread), 20)).toBe(true)
    expect(difierenPasajeros(row({ ...unread, fechaEntrega: null }), 20)).toBe(false)
    expect(difierenPasajeros(row({ sensor: 0, pasajerosSensor: 0 }), 20)).toBe(true)
  })

  it('is none whose sensor confirms the register within its allowance', () => {
    expect(difierenPasajeros(row({ sensor: 240, pasajerosSensor: 180 }), 20)).toBe(false)
    // Another host does not say what the sensor counted.
    expect(difierenPasajeros(row({ pasajerosSensor: 180 }), 20)).toBe(true)
  })
})

test('a repayment is too much above what is owed, and never where it is lowered', () => {
  expect([50, 51].map((value) => abonoSuperaDeuda(value, 50))).toEqual([false, true])
  expect([60, 61].map((value) => abonoSuperaDeuda(value, 50, 10))).toEqual([false, true])
  expect([0, 90, 101].map((value) => abonoSuperaDeuda(value, -200, 100))).toEqual([false, false, true])
})
