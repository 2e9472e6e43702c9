import fc from 'fast-check'
import { inWords, pesosInWords } from '../../../src/server/nomina/letras'

describe('pesos in words', () => {
  it.each([
    [0, 'cero pesos'],
    [1, 'un peso'],
    [2, 'dos pesos'],
    [15, 'quince pesos'],
    [16, 'dieciséis pesos'],
    [20, 'veinte pesos'],
    [21, 'veintiún pesos'],
    [22, 'veintidós pesos'],
    [23, 'veintitrés pesos'],
    [26, 'veintiséis pesos'],
    [30, 'treinta pesos'],
    [31, 'treinta y un pesos'],
    [99, 'noventa y nueve pesos'],
    [100, 'cien pesos'],
    [101, 'ciento un pesos'],
    [116, 'ciento dieciséis pesos'],
    [121, 'ciento veintiún pesos'],
    [200, 'doscientos pesos'],
    [500, 'quinientos pesos'],
    [555, 'quinientos cincuenta y cinco pesos'],
    [700, 'setecientos pesos'],
    [999, 'novecientos noventa y nueve pesos'],
    [1_000, 'mil pesos'],
    [1_001, 'mil un pesos'],
    [1_100, 'mil cien pesos'],
    [2_000, 'dos mil pesos'],
    [21_000, 'veintiún mil pesos'],
    [31_031, 'treinta y un mil treinta y un pesos'],
    [100_000, 'cien mil pesos'],
    [101_000, 'ciento un mil pesos'],
    [617_284, 'seiscientos diecisiete mil doscientos ochenta y cuatro pesos'],
    [1_000_000, 'un millón de pesos'],
    [1_000_001, 'un millón un pesos'],
    [1_001_000, 'un millón mil pesos'],
    [1_001_001, 'un millón mil un pesos'],
    [1_500_000, 'un millón quinientos mil pesos'],
    [2_000_000, 'dos millones de pesos'],
    [21_000_000, 'veintiún millones de pesos'],
    [31_000_000, 'treinta y un millones de pesos'],
    [100_000_000, 'cien millones de pesos'],
    [101_101_101, 'ciento un millones ciento un mil ciento un pesos'],
    [1_000_000_000, 'mil millones de pesos'],
    [1_001_000_000, 'mil un millones de pesos'],
    [21_021_021_021, 'veintiún mil veintiún millones veintiún mil veintiún pesos'],
    [
      999_999_999_999,
      'novecientos noventa y nueve mil novecientos noventa y nueve millones novecientos noventa y nueve mil novecientos noventa y nueve pesos',
    ],
    [1_000_000_000_000, 'un billón de pesos'],
    [2_000_001_000_000, 'dos billones un millón de pesos'],
  ])('%i is "%s"', (valor, letras) => {
    expect(pesosInWords(valor)).toBe(letras)
  })

  it.each([-1, 1.5, Number.NaN, 2 ** 53])('has none for %d', (valor) => {
    expect(() => pesosInWords(valor)).toThrow(RangeError)
  })

  /** Reads words back: each is a number to be added, and 'mil', 'millones' and 'billones' multiply what came before. */
  function leer(letras: string): number {
    const sueltas = new Map<string, number>()
    for (let n = 0; n < 30; n += 1) sueltas.set(inWords(n), n)
    for (let n = 30; n < 100; n += 10) sueltas.set(inWords(n), n)
    for (let n = 200; n < 1000; n += 100) sueltas.set(inWords(n), n)
    sueltas.set('cien', 100).set('ciento', 100)
    const hastaElMillar = (palabras: readonly string[]): number => {
      const mil = palabras.indexOf('mil')
      if (mil >= 0)
        return (hastaElMillar(palabras.slice(0, mil)) || 1) * 1000 + hastaElMillar(palabras.slice(mil + 1))
      return palabras.reduce((suma, palabra) => suma + (sueltas.get(palabra) ?? Number.NaN), 0)
    }
    const partir = (texto: string, orden: RegExp): [string, string] => {
      const partes = texto.split(orden)
      return partes.length > 1 ? [partes[0] ?? '', partes[1] ?? ''] : ['', texto]
    }
    const palabras = (texto: string) => texto.split(/ y | /).filter(Boolean)
    const [billones, debajo] = partir(letras, /bill(?:ón|ones)/)
    const [millones, resto] = partir(debajo, /mill(?:ón|ones)/)
    return (
      hastaElMillar(palabras(billones)) * 1e12 +
      hastaElMillar(palabras(millones)) * 1e6 +
      hastaElMillar(palabras(resto))
    )
  }

  it('say the number that they were made from', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 1, max: 999_999_999_999 }), fc.integer({ min: 1, max: 2_000_000 })),
        (valor) => {
          expect(leer(inWords(valor))).toBe(valor)
        },
      ),
    )
  })
})
