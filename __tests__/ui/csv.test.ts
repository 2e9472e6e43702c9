import fc from 'fast-check'
import { csv, unprotected, type FileCell } from '../../src/ui/files/csv'

/** Reads a CSV as a spreadsheet does: cells between `;`, quoted ones with doubled quotes, lines ended by CRLF. */
function read(text: string): string[][] {
  expect(text.startsWith('\uFEFF')).toBe(true)
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (let i = 1; i < text.length; i += 1) {
    const letter = text[i] ?? ''
    if (quoted) {
      if (letter !== '"') cell += letter
      else if (text[i + 1] === '"') {
        cell += '"'
        i += 1
      } else quoted = false
    } else if (letter === '"' && cell === '') quoted = true
    else if (letter === ';' || letter === '\r') {
      rows.at(-1)?.push(cell)
      cell = ''
      if (letter === '\r') {
        rows.push([])
        i += 1
      }
    } else cell += letter
  }
  return rows.slice(0, -1)
}

const rowsOfText = fc.integer({ min: 1, max: 4 }).chain((columns) =>
  fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: columns, maxLength: columns }), {
    minLength: 1,
  }),
)

it('gives back every text that was written, whatever is in it', () => {
  fc.assert(
    fc.property(rowsOfText, ([titles = [], ...rows]) => {
      expect(read(csv(titles, rows)).map((row) => row.map(unprotected))).toEqual([titles, ...rows])
    }),
  )
})

it('leaves no text that a spreadsheet would run', () => {
  const dangerous = fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string())
    .map(([first, rest]) => first + rest)
  fc.assert(
    fc.property(dangerous, (text) => {
      const [[cell = ''] = []] = read(csv([text], []))
      expect(cell.startsWith("'")).toBe(true)
    }),
  )
})

it('keeps negative numbers numbers and writes them as Excel in Spanish reads them', () => {
  fc.assert(
    fc.property(fc.integer(), (figure) => {
      expect(read(csv(['valor'], [[figure]]))[1]).toEqual([String(figure)])
    }),
  )
  expect(read(csv(['valor'], [[-1234567.5]]))[1]).toEqual(['-1234567,5'])
})

it('ends every line with CRLF and leaves what is missing empty', () => {
  const rows: FileCell[][] = [[null, undefined, '2026-03-05']]
  expect(csv(['a', 'b', 'c'], rows)).toBe('\uFEFFa;b;c\r\n;;2026-03-05\r\n')
})

it('quotes what has separators, quotes or line ends', () => {
  expect(csv(['a'], [['uno;dos'], ['"sí"'], ['una\nlínea']])).toBe(
    '\uFEFFa\r\n"uno;dos"\r\n"""sí"""\r\n"una\nlínea"\r\n',
  )
})
