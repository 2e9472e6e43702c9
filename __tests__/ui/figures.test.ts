import fc from 'fast-check'
import {
  withComma,
  withThousands,
  writeDecimal,
  writeInteger,
  readDecimal,
  readInteger,
  splitThousands,
} from '../../src/ui/fields/figures'

it('reads back every whole number that it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (cifra) => {
      expect(readInteger(writeInteger(cifra))).toBe(cifra)
      expect(readInteger(String(cifra))).toBe(cifra)
    }),
  )
})

it('reads back decimals, with comma or point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (centesimas) => {
      const cifra = centesimas / 100
      expect(readDecimal(withComma(writeDecimal(cifra)))).toBe(cifra)
      expect(readDecimal(withComma(String(cifra)))).toBe(cifra)
    }),
  )
})

it('parts thousands', () => {
  expect(['1', '1234', '-1234567', ''].map(withThousands)).toEqual(['1', '1.234', '-1.234.567', ''])
})

it.each([
  ['$ 1.234', 1234],
  ['1.234.567', 1_234_567],
  ['1,234,567', 1_234_567],
  ['1 234 567', 1_234_567],
  ["1'234'567", 1_234_567],
  ['1.234.567,00', 1_234_567],
  ['1,234,567.00', 1_234_567],
  ['0000000000000001234', 1234],
  ['-5', -5],
  // Cents are no reason for a hundred times the sum.
  ['1234.50', 1234.5],
  ['1234,5', 1234.5],
  ['1,234.50', 1234.5],
  ['12.34', 12.34],
  ['0.123', 0.123],
  ['1234.567', 1234.567],
  ['-$ 5.000', -5000],
])('reads %j as %j', (texto, cifra) => {
  expect(readInteger(texto)).toBe(cifra)
})

it.each([
  '180k',
  '100+80',
  '1.2.3',
  '1.234.50',
  "1'234.567,8.9",
  '1,234.567.890',
  '12.3456.789',
  '100 80',
  '1.5E+06',
  '0x10',
  '1234567890123456',
  '5-',
  '-',
  '$',
])('makes no figure of %j: it stays as it is, to be refused', (texto) => {
  expect(readInteger(texto)).toBe(texto)
  expect([writeInteger(texto), writeDecimal(texto)]).toEqual([texto, texto])
})

it.each(['1,2,3', '12,5k', '1.234,5', '10+2', '%'])('makes no percentage of %j', (texto) => {
  expect(readDecimal(texto)).toBe(texto)
})

it('reads a percentage with its sign, and a point as the beginning of decimals', () => {
  expect(['12,8 %', '1.234', ',5', '-3'].map(readDecimal)).toEqual([12.8, 1.234, 0.5, -3])
})

it('makes a figure of no text but digits with their marks', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'019.,+-k e') }), (texto) => {
      const leido = readInteger(texto)
      if (typeof leido === 'number') {
        const cifra = texto.trim()
        expect(cifra).toMatch(/^-? *\d[\d., ]*$/)
        expect(Math.abs(leido)).toBeLessThanOrEqual(Number(cifra.replace(/\D/g, '')))
      } else expect(leido).toBe(texto.trim() && texto)
    }),
  )
})

it('reads any sum as it is written in Spanish or in English, with cents or without', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999_999 }),
      fc.integer({ min: 0, max: 99 }),
      (pesos, centavos) => {
        const cifra = Number(`${pesos}.${String(centavos).padStart(2, '0')}`)
        for (const lengua of ['es-CO', 'en-US', 'de-CH', 'fr-FR'])
          expect(readInteger(cifra.toLocaleString(lengua, { minimumFractionDigits: 2 }))).toBe(cifra)
      },
    ),
  )
})

it('keeps what is typed after a point or a comma of the person’s own, and parts the thousands of the rest', () => {
  const teclear = (teclas: string) =>
    [...teclas].reduce((texto, tecla) => splitThousands(texto + tecla, texto, false), '')
  expect(teclear('1234567')).toBe('1.234.567')
  expect(teclear('1.234.567')).toBe('1.234.567')
  expect(teclear('1234,50')).toBe('1.234,50')
  expect(teclear('1234.50')).toBe('1.234.50')
  expect(splitThousands('1.23', '1.234', false)).toBe('123')
  expect(splitThousands('1.234.5', '1.234.50', false)).toBe('1.234.5')
  expect(splitThousands('1,234,567', '', true)).toBe('1.234.567')
  expect(splitThousands('1.5', '1.234', true)).toBe('1.5')
  expect(teclear('180k')).toBe('180k')
  expect(teclear('1000+80')).toBe('1.000+80')
  expect(teclear('1234567890123456')).toBe('1.234.567.890.123.456')
})

it('tells an empty input from a zero', () => {
  expect([readInteger(''), readInteger(' '), readDecimal(''), readInteger('0')]).toEqual(['', '', '', 0])
})
