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
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (figure) => {
      expect(readInteger(writeInteger(figure))).toBe(figure)
      expect(readInteger(String(figure))).toBe(figure)
    }),
  )
})

it('reads back decimals, with comma or point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
      const figure = hundredths / 100
      expect(readDecimal(withComma(writeDecimal(figure)))).toBe(figure)
      expect(readDecimal(withComma(String(figure)))).toBe(figure)
    }),
  )
})

it('parts thousands', () => {
  expect(['1', '1234', '-1234567', ''].map(withThousands)).toEqual(['1', '1.234', '-1.234.567', ''])
})

it.each([
  ['$ 1.234', 1234],
  ['1.234.567', 1_234_567],
  ['1 234 567', 1_234_567],
  ["1'234'567", 1_234_567],
  ['1.234.567,00', 1_234_567],
  ['412.125', 412_125],
  // No comma groups: a cell that holds 412.125 is written so, and is no sum a thousand times as large.
  ['412,125', 412.125],
  ['0000000000000001234', 1234],
  ['-5', -5],
  // Cents are no reason for a hundred times the sum.
  ['1234.50', 1234.5],
  ['1234,5', 1234.5],
  ['12.34', 12.34],
  ['0.123', 0.123],
  ['1234.567', 1234.567],
  ['-$ 5.000', -5000],
])('reads %j as %j', (text, figure) => {
  expect(readInteger(text)).toBe(figure)
})

it.each([
  '180k',
  '100+80',
  '1.2.3',
  '1.234.50',
  "1'234.567,8.9",
  '1,234.567.890',
  '1,234,567',
  '1,234,567.00',
  '1,234.50',
  '12.3456.789',
  '100 80',
  '1.5E+06',
  '0x10',
  '1234567890123456',
  '5-',
  '-',
  '$',
])('makes no figure of %j: it stays as it is, to be refused', (text) => {
  expect(readInteger(text)).toBe(text)
  expect([writeInteger(text), writeDecimal(text)]).toEqual([text, text])
})

it.each(['1,2,3', '12,5k', '1.234,5', '10+2', '%'])('makes no percentage of %j', (text) => {
  expect(readDecimal(text)).toBe(text)
})

it('reads a percentage with its sign, and a point as the beginning of decimals', () => {
  expect(['12,8 %', '1.234', ',5', '-3'].map(readDecimal)).toEqual([12.8, 1.234, 0.5, -3])
})

it('makes a figure of no text but digits with their marks', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'019.,+-k e') }), (text) => {
      const read = readInteger(text)
      if (typeof read === 'number') {
        const figure = text.trim()
        expect(figure).toMatch(/^-? *\d[\d., ]*$/)
        expect(Math.abs(read)).toBeLessThanOrEqual(Number(figure.replace(/\D/g, '')))
      } else expect(read).toBe(text.trim() && text)
    }),
  )
})

it('reads any sum as it is written in Spanish, with cents or without', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999_999 }),
      fc.integer({ min: 0, max: 99 }),
      (pesos, cents) => {
        const figure = Number(`${pesos}.${String(cents).padStart(2, '0')}`)
        for (const language of ['es-CO', 'de-CH', 'fr-FR'])
          expect(readInteger(figure.toLocaleString(language, { minimumFractionDigits: 2 }))).toBe(figure)
      },
    ),
  )
})

it('keeps what is typed after a point or a comma of the person’s own, and parts the thousands of the rest', () => {
  const type = (keys: string) => [...keys].reduce((text, key) => splitThousands(text + key, text, false), '')
  expect(type('1234567')).toBe('1.234.567')
  expect(type('1.234.567')).toBe('1.234.567')
  expect(type('1234,50')).toBe('1.234,50')
  expect(type('1234.50')).toBe('1.234.50')
  expect(splitThousands('1.23', '1.234', false)).toBe('123')
  expect(splitThousands('1.234.5', '1.234.50', false)).toBe('1.234.5')
  expect(splitThousands('1 234 567', '', true)).toBe('1.234.567')
  expect(splitThousands('1,234,567', '', true)).toBe('1,234,567')
  expect(splitThousands('1.5', '1.234', true)).toBe('1.5')
  expect(type('180k')).toBe('180k')
  expect(type('1000+80')).toBe('1.000+80')
  expect(type('1234567890123456')).toBe('1.234.567.890.123.456')
})

it('tells an empty input from a zero', () => {
  expect([readInteger(''), readInteger(' '), readDecimal(''), readInteger('0')]).toEqual(['', '', '', 0])
})
