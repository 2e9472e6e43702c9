import fc from 'fast-check'
import {
  conMiles,
  escribirDecimal,
  escribirPesos,
  leerDecimal,
  leerEntero,
  soloDecimal,
  soloEntero,
} from '../../src/ui/fields/figures'

it('reads back every whole number that it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (cifra) => {
      expect(leerEntero(escribirPesos(cifra))).toBe(cifra)
      expect(leerEntero(conMiles(soloEntero(String(cifra))))).toBe(cifra)
    }),
  )
})

it('reads back decimals, with comma or point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (centesimas) => {
      const cifra = centesimas / 100
      expect(leerDecimal(soloDecimal(escribirDecimal(cifra)))).toBe(cifra)
      expect(leerDecimal(soloDecimal(String(cifra)))).toBe(cifra)
    }),
  )
})

it('parts thousands', () => {
  expect(['1', '1234', '-1234567', ''].map(conMiles)).toEqual(['1', '1.234', '-1.234.567', ''])
})

it('takes a pasted sum for what it is', () => {
  expect(leerEntero('$ 1.234')).toBe(1234)
  expect(leerEntero('1.234.567,50')).toBe(1234567)
  expect(leerEntero('1,234')).toBe(1234)
  expect(leerEntero('-5')).toBe(-5)
})

it('tells an empty input from a zero', () => {
  expect([leerEntero(''), leerEntero('-'), leerDecimal(''), leerEntero('0')]).toEqual(['', '', '', 0])
})
