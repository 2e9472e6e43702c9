import fc from 'fast-check'
import { inWords, pesosInWords } from '../../../src/server/nomina/letras'

describe('pesos in words', () => {
  it.each([
    [0, 'cero pesos'],
    [1, 'un peso'],
    [16, 'dieciséis pesos'],
    [21, 'veintiún pesos'],
    [22, 'veintidós pesos'],
    [23, 'veintitrés pesos'],
    [26, 'veintiséis pesos'],
    [30, 'treinta pesos'],
    [31, 'treinta y un pesos'],
    [100, 'cien pesos'],
    [101, 'ciento un pesos'],
    [500, 'quinientos pesos'],
    [700, 'setecientos pesos'],
    [1_000, 'mil pesos'],
    [21_000, 'veintiún mil pesos'],
    [31_031, 'treinta y un mil treinta y un pesos'],
    [1_000_000, 'un millón de pesos'],
    [1_000_001, 'un millón un pesos'],
    [1_001_000, 'un millón mil pesos'],
    [2_000_000, 'dos millones de pesos'],
    [21_000_000, 'veintiún millones de pesos'],
    [101_101_101, 'ciento un millones ciento un mil ciento un pesos'],
    [1_000_000_000, 'mil millones de pesos'],
    [21_021_021_021, 'veintiún mil veintiún millones veintiún mil veintiún pesos'],
    [
      999_999_999_999,
      'novecientos noventa y nueve mil novecientos noventa y nueve millones novecientos noventa y nueve mil novecientos noventa y nueve pesos',
    ],
    [1_000_000_000_000, 'un billón de pesos'],
    [2_000_001_000_000, 'dos billones un millón de pesos'],
  ])('%i is "%s"', (value, letters) => {
    expect(pesosInWords(value)).toBe(letters)
  })

  it.each([-1, 1.5, Number.NaN, 2 ** 53])('has none for %d', (value) => {
    expect(() => pesosInWords(value)).toThrow(RangeError)
  })

  /** Reads words back: each is a number to be added, and 'mil', 'millones' and 'billones' multiply what came before. */
  function read(letters: string): number {
    const loose = new Map<string, number>()
    for (let n = 0; n < 30; n += 1) loose.set(inWords(n), n)
    for (let n = 30; n < 100; n += 10) loose.set(inWords(n), n)
    for (let n = 200; n < 1000; n += 100) loose.set(inWords(n), n)
    loose.set('cien', 100).set('ciento', 100)
    const upToThousand = (words: readonly string[]): number => {
      const thousand = words.indexOf('mil')
      if (thousand >= 0)
        return (upToThousand(words.slice(0, thousand)) || 1) * 1000 + upToThousand(words.slice(thousand + 1))
      return words.reduce((sum, word) => sum + (loose.get(word) ?? Number.NaN), 0)
    }
    const split = (text: string, order: RegExp): [string, string] => {
      const parts = text.split(order)
      return parts.length > 1 ? [parts[0] ?? '', parts[1] ?? ''] : ['', text]
    }
    const words = (text: string) => text.split(/ y | /).filter(Boolean)
    const [trillions, below] = split(letters, /bill(?:ón|ones)/)
    const [millions, rest] = split(below, /mill(?:ón|ones)/)
    return (
      upToThousand(words(trillions)) * 1e12 + upToThousand(words(millions)) * 1e6 + upToThousand(words(rest))
    )
  }

  it('say the number that they were made from', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 1, max: 999_999_999_999 }), fc.integer({ min: 1, max: 2_000_000 })),
        (value) => {
          expect(read(inWords(value))).toBe(value)
        },
      ),
    )
  })
})
