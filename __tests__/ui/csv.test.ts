import fc from 'fast-check'
import { csv, type CsvCell } from '../../src/ui/table/csv'

/** Reads a CSV as a spreadsheet does: cells between `;`, quoted ones with doubled quotes, lines ended by CRLF. */
function leer(texto: string): string[][] {
  expect(texto.startsWith('\uFEFF')).toBe(true)
  const filas: string[][] = [[]]
  let celda = ''
  let entreComillas = false
  for (let i = 1; i < texto.length; i += 1) {
    const letra = texto[i] ?? ''
    if (entreComillas) {
      if (letra !== '"') celda += letra
      else if (texto[i + 1] === '"') {
        celda += '"'
        i += 1
      } else entreComillas = false
    } else if (letra === '"' && celda === '') entreComillas = true
    else if (letra === ';' || letra === '\r') {
      filas.at(-1)?.push(celda)
      celda = ''
      if (letra === '\r') {
        filas.push([])
        i += 1
      }
    } else celda += letra
  }
  return filas.slice(0, -1)
}

const sinDefensa = (celda: string) => celda.replace(/^'(?=[=+\-@\t\r])/, '')
const filasDeTexto = fc.integer({ min: 1, max: 4 }).chain((columnas) =>
  fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: columnas, maxLength: columnas }), {
    minLength: 1,
  }),
)

it('gives back every text that was written, whatever is in it', () => {
  fc.assert(
    fc.property(filasDeTexto, ([titulos = [], ...filas]) => {
      const leidas = leer(csv(titulos, filas))
      expect(leidas.map((fila) => fila.map(sinDefensa))).toEqual(
        [titulos, ...filas].map((fila) => fila.map(sinDefensa)),
      )
    }),
  )
})

it('leaves no text that a spreadsheet would run', () => {
  const peligrosa = fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string())
    .map(([primera, resto]) => primera + resto)
  fc.assert(
    fc.property(peligrosa, (texto) => {
      const [[celda = ''] = []] = leer(csv([texto], []))
      expect(celda.startsWith("'")).toBe(true)
    }),
  )
})

it('keeps negative numbers numbers and writes them as Excel in Spanish reads them', () => {
  fc.assert(
    fc.property(fc.integer(), (cifra) => {
      expect(leer(csv(['valor'], [[cifra]]))[1]).toEqual([String(cifra)])
    }),
  )
  expect(leer(csv(['valor'], [[-1234567.5]]))[1]).toEqual(['-1234567,5'])
})

it('ends every line with CRLF and leaves what is missing empty', () => {
  const filas: CsvCell[][] = [[null, undefined, true, false, '2026-03-05']]
  expect(csv(['a', 'b', 'c', 'd', 'e'], filas)).toBe('\uFEFFa;b;c;d;e\r\n;;Sí;No;2026-03-05\r\n')
})

it('quotes what has separators, quotes or line ends', () => {
  expect(csv(['a'], [['uno;dos'], ['"sí"'], ['una\nlínea']])).toBe(
    '\uFEFFa\r\n"uno;dos"\r\n"""sí"""\r\n"una\nlínea"\r\n',
  )
})
