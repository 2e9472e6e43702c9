import fc from 'fast-check'
import { conMiles, preguntaDe } from '../../src/contract/cifras'
import { readDecimal, readInteger, readPrice, writeFigure, writePlain } from '../../src/ui/fields/figures'

it('reads back every whole number that it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (figure) => {
      expect(readInteger(writeFigure(figure))).toBe(figure)
      expect(readInteger(writePlain(figure))).toBe(figure)
    }),
  )
})

it('reads back what it writes of decimals, grouped or not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.constantFrom(1e2, 1e6), (whole, parts) => {
      const figure = whole / parts
      const [, places = ''] = String(figure).split('.')
      const read = parts === 1e2 ? readPrice : readDecimal
      expect([writeFigure(figure), writePlain(figure)].map(read)).toEqual([figure, figure])
      // Three digits after a point may be thousands.
      if (places.length !== 3) expect(read(String(figure))).toBe(figure)
    }),
  )
})

it('parts thousands', () => {
  expect(['1', '1234', '-1234567', ''].map(conMiles)).toEqual(['1', '1.234', '-1.234.567', ''])
})

/** How people write whole figures, and the value of each. */
const WRITTEN: readonly (readonly [text: string, figure: number])[] = [
  ['150', 150],
  ['007', 7],
  ['0000000000000001234', 1234],
  ['$ 1.234', 1234],
  ['$\u00a0150.000', 150_000],
  [' 412.125 ', 412_125],
  ['1.234.567', 1_234_567],
  ["3'500.000", 3_500_000],
  ['1’250.000', 1_250_000],
  ["1'234'567", 1_234_567],
  ["1.250'000.000", 1_250_000_000],
  ['2 500.000', 2_500_000],
  ['1 234 567', 1_234_567],
  ['1\u00a0234\u202f567\u2009890', 1_234_567_890],
  ['150000,00', 150_000],
  ['150.000,00', 150_000],
  ['$ 1.234.567,0', 1_234_567],
  ['40,0', 40],
  ['0,0', 0],
  // A minus is read, so that the schema can refuse it.
  ['-5', -5],
  ['−1.500', -1500],
  ['-$ 5.000', -5000],
]

/** Texts that are no figure, and the question about each that can be meant in two ways. */
const REFUSED: readonly (readonly [text: string, question: string | undefined])[] = [
  ['150,000', '¿150.000 o 150?'],
  ['$ 85,000', '¿85.000 o 85?'],
  [' 12,000 ', '¿12.000 o 12?'],
  ['1.500,000', '¿1.500.000 o 1.500?'],
  ["3'500,000", '¿3.500.000 o 3.500?'],
  ['412,125', '¿412.125 o 412?'],
  ['1,234,567', '¿1.234.567 o 1.234?'],
  ['1,500.000', '¿1.500.000 o 1.500?'],
  ['1,500.00', '¿150.000 o 1.500?'],
  ['150000.00', '¿15.000.000 o 150.000?'],
  ['12.00', '¿1.200 o 12?'],
  ['1.500.', '¿1.500?'],
  ['1500,', '¿1.500?'],
  ['.500', '¿500 o 0?'],
  ['0.500', '¿500 o 0?'],
  ['0,000', '¿0?'],
  ["1''500.000", '¿1.500.000 o 1.500?'],
  ['2  500.000', '¿2.500.000 o 2.500?'],
  ['1´500.000', '¿1.500.000 o 1.500?'],
  ['12.3456.789', '¿123.456.789 o 123.456?'],
  ['1\n500', '¿1.500 o 1?'],
  ['1234.567', '¿1.234.567 o 1.234?'],
  ['150000,0000', '¿1.500.000.000 o 150.000?'],
  // With cents, or as no figure at all.
  ...[
    '1234,5',
    '1234.50',
    '12.34',
    '1.234.50',
    "1'234.567,8.9",
    '1,234.50',
    '12,5',
    ',5',
    '0,30000000000000004',
    '180k',
    '100+80',
    '1.2.3',
    '100 80',
    '1 50',
    '1.5000',
    '150.000 pesos',
    '(150.000)',
    '5-',
    '1e3',
    '1.5E+06',
    '1e+21',
    '0x10',
    '١٢',
    '１５０',
    '1_000',
    '50 %',
    '--5',
    '$$5',
    '+5',

    '1234567890123456',
    '-',
    '$',
    ',',
    '-150,000',
  ].map((text) => [text, undefined] as const),
]

it.each(WRITTEN)('reads %j as %j', (text, figure) => {
  expect(readInteger(text)).toBe(figure)
})

it.each(REFUSED)('makes no figure of %j, which stays as it is, and asks %j', (text, question) => {
  expect(readInteger(text)).toBe(text)
  expect(writeFigure(text)).toBe(text)
  expect(preguntaDe(text)).toBe(question)
})

it('asks nothing of texts that are too long to be figures', () => {
  expect(preguntaDe(`1${','.repeat(1_000_000)}x`)).toBeUndefined()
})

/** A fare's figures: its price, and what may have more decimals. */
const OF_FARES: readonly (readonly [text: string, price: number | string, decimal: number | string])[] = [
  ['2.650', 2650, 2650],
  ['2650,5', 2650.5, 2650.5],
  ['2.650,50', 2650.5, 2650.5],
  ['2650.5', 2650.5, 2650.5],
  ['$ 2.650,05', 2650.05, 2650.05],
  ["2'650,5", 2650.5, 2650.5],
  ['12.8', 12.8, 12.8],
  ['12,8 %', '12,8 %', 12.8],
  ['2.650 %', '2.650 %', 2650],
  ['1.234.567,25', 1_234_567.25, 1_234_567.25],
  ['-3', -3, -3],
  ['0,75', 0.75, 0.75],
  [',5', ',5', 0.5],
  // Thousands of pesos, or less than three.
  ['2,650', '2,650', 2.65],
  ['2.650,500', '2.650,500', 2650.5],
  ['0.650', '0.650', 0.65],
  ['12,123456', 12.123456, 12.123456],
  ...['2.650.5', '1,2,3', '12,5k', '10+2', '%', '1.2.3', '2,650.00', '2650..5'].map(
    (text) => [text, text, text] as const,
  ),
]

it.each(OF_FARES)('reads %j of a fare as the price %j and the decimal %j', (text, price, figure) => {
  expect([readPrice(text), readDecimal(text)]).toEqual([price, figure])
})
it('makes a figure of no text but all its digits, or those before zeros after a comma', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."019.,+-k e'") }), (text) => {
      const read = readInteger(text)
      if (typeof read === 'number')
        expect(String(Math.abs(read))).toBe(
          text
            .replace(/,0{1,2}\s*$/, '')
            .replace(/\D/g, '')
            .replace(/^0+(?=\d)/, ''),
        )
      else expect(read).toBe(text.trim() && text)
    }),
  )
})

it('reads any whole sum as it is written in Spanish, Swiss or French, and none with cents', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999_999 }),
      fc.integer({ min: 0, max: 99 }),
      fc.constantFrom('es-CO', 'de-CH', 'fr-FR'),
      (pesos, cents, language) => {
        const written = (figure: number, places: number) =>
          figure.toLocaleString(language, { minimumFractionDigits: places })
        expect(readInteger(written(pesos, 0))).toBe(pesos)
        const figure = Number(`${pesos}.${String(cents).padStart(2, '0')}`)
        const isRead = cents === 0 && language !== 'de-CH'
        expect(readInteger(written(figure, 2))).toBe(isRead ? pesos : written(figure, 2))
      },
    ),
  )
})

it('tells an empty input from a zero', () => {
  expect([readInteger(''), readInteger(' '), readDecimal(''), readInteger('0')]).toEqual(['', '', '', 0])
})
