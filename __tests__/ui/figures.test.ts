import fc from 'fast-check'
import {
  conMiles,
  escribirDecimal,
  escribirPesos,
  leerDecimal,
  leerEntero,
  partirMiles,
  soloDecimal,
} from '../../src/ui/fields/figures'

it('reads back every whole number that it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (cifra) => {
      expect(leerEntero(escribirPesos(cifra))).toBe(cifra)
      expect(leerEntero(String(cifra))).toBe(cifra)
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

it.each([
  ['$ 1.234', 1234],
  ['1.234.567', 1_234_567],
  ['1,234,567', 1_234_567],
  ['1 234 567', 1_234_567],
  ["1'234.567", 1_234_567],
  ['1.234.567,00', 1_234_567],
  ['1,234,567.00', 1_234_567],
  ['0000000000000001234', 1234],
  ['-5', -5],
  // Cents are no reason for a hundred times the sum.
  ['1234.50', 1234.5],
  ['1234,5', 1234.5],
  ['1,234.50', 1234.5],
  ['1.234.50', 1234.5],
  ['12.34', 12.34],
  ['1.5E+06', ''],
])('reads %j as %j', (texto, cifra) => {
  expect(leerEntero(texto)).toBe(cifra)
})

it('reads any sum as it is written in Spanish or in English, with cents or without', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999_999 }),
      fc.integer({ min: 0, max: 99 }),
      (pesos, centavos) => {
        const cifra = Number(`${pesos}.${String(centavos).padStart(2, '0')}`)
        for (const lengua of ['es-CO', 'en-US', 'de-CH', 'fr-FR'])
          expect(leerEntero(cifra.toLocaleString(lengua, { minimumFractionDigits: 2 }))).toBe(cifra)
      },
    ),
  )
})

it('keeps what is typed after a point or a comma of the person’s own, and parts the thousands of the rest', () => {
  const teclear = (teclas: string) =>
    [...teclas].reduce((texto, tecla) => partirMiles(texto + tecla, texto, false), '')
  expect(teclear('1234567')).toBe('1.234.567')
  expect(teclear('1.234.567')).toBe('1.234.567')
  expect(teclear('1234,50')).toBe('1.234,50')
  expect(teclear('1234.50')).toBe('1.234.50')
  expect(partirMiles('1.23', '1.234', false)).toBe('123')
  expect(partirMiles('1.234.5', '1.234.50', false)).toBe('1.234.5')
  expect(partirMiles('1,234,567', '', true)).toBe('1.234.567')
  expect(partirMiles('1.5', '1.234', true)).toBe('1.5')
})

it('tells an empty input from a zero', () => {
  expect([leerEntero(''), leerEntero('-'), leerDecimal(''), leerEntero('0')]).toEqual(['', '', '', 0])
})
