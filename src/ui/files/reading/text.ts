import Papa from 'papaparse'
import { readText } from '../csv'
import { letrasDe } from '../../../contract/sinAcentos'
import type { FileRow, Read } from './problems'

interface Decoded {
  text: string
  /** The lines, from 1, that are no UTF-8, and whether others are. */
  others: ReadonlySet<number>
  isMixed?: boolean
}

/** Decodes each line by itself, since one byte of another encoding must not change the letters of all others. */
function decodeLines(bytes: Uint8Array): Decoded {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const others = new Set<number>()
  let text = ''
  let hasUtf8 = false
  let start = 0
  // Windows has a letter for each byte.
  const lines = new TextDecoder('windows-1252').decode(bytes).split(/(?<=\n|\r(?!\n))/)
  for (const [index, line] of lines.entries()) {
    try {
      const decoded = utf8.decode(bytes.subarray(start, start + line.length))
      hasUtf8 ||= decoded.length < line.length
      text += decoded
    } catch {
      others.add(index + 1)
      text += line
    }
    start += line.length
  }
  return { text, others, isMixed: hasUtf8 }
}

/** The text of a file in any of the usual encodings, without its mark: what is no Unicode is what Windows writes. */
export function decodeText(bytes: Uint8Array): Decoded {
  const [first, second] = bytes
  // The mark tells the order, or the empty half of the first letter; in Windows' the mark would be a strange letter.
  const encoding =
    first === 0xff || second === 0 ? 'utf-16le' : first === 0xfe || first === 0 ? 'utf-16be' : 'utf-8'
  try {
    const decoder = new TextDecoder(encoding, { fatal: true })
    return { text: decoder.decode(bytes), others: new Set() }
  } catch {
    return decodeLines(bytes)
  }
}

/** Separators of cells: none, of a single column, what comes from Excel, and a comma, which may stand in a text, last. */
const SEPARATORS = ['\u001F', '\t', ';', '|', ',']
/** Lines among which the titles are looked for, and letters of each. */
const TELLING = 100
const LONGEST = 10_000
/** A first line by which a file tells Excel its separator. */
const SEPARATOR_LINE = /^sep=(.)\n/i

/** How many cells of a row are titles, as `letrasDe` writes them. */
export const titlesAmong = (cells: readonly string[], titles: readonly string[]) =>
  cells.filter((cell) => titles.includes(letrasDe(cell))).length

/** The separator by which some line has most titles, and of these most cells. */
function separatorOf(text: string, titles: readonly string[]) {
  const lines = text.split('\n', TELLING).map((line) => line.slice(0, LONGEST))
  const scores = SEPARATORS.map((sign) =>
    lines.reduce((most, line) => {
      const cells = line.split(sign)
      return Math.max(most, titlesAmong(cells, titles) * LONGEST + cells.length)
    }, 0),
  )
  return SEPARATORS[scores.indexOf(Math.max(...scores))]
}

const OTHER_ENCODING = 'Su línea está en otra codificación que las demás: revise sus tildes.'
const LONG = 'Una celda sigue en otra línea del archivo: revise sus comillas.'

/** More rows are not read. */
const MOST_ROWS = 200_000

/** A delimited text, or what was copied from a spreadsheet. @param titles by which its separator is told. */
export function parseText({ text: written, others, isMixed }: Decoded, titles: readonly string[]): Read {
  const whole = written.replaceAll(/\r\n?/g, '\n')
  const [told = '', sign] = SEPARATOR_LINE.exec(whole) ?? []
  const text = whole.slice(told.length)
  const delimiter = sign ?? separatorOf(text, titles) ?? ''
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: MOST_ROWS + 1 })
  if (data.length > MOST_ROWS) return { problem: 'tooManyRows' }
  const first = told === '' ? 1 : 2
  // The cell of such quotation marks goes on into the next ones, and into the next rows.
  const mark = errors.find(({ type }) => type === 'Quotes')
  let loose = mark && first + text.slice(0, mark.index).split('\n').length - 1
  const rows: FileRow[] = []
  let line = first
  for (const cells of data) {
    // A quoted cell may go on in other lines.
    const lines = cells.join(delimiter).split('\n')
    // Lines that are rows of their own lie between marks that quote nothing.
    const ofRows = lines.filter((one) => one.split(delimiter).length >= cells.length)
    if (cells.length > 1 && ofRows.length > 1) loose ??= line
    const isWindows = lines.some((_, index) => others.has(line + index))
    const doubts = [
      ...(isWindows && isMixed ? [OTHER_ENCODING] : []),
      ...(cells.some((cell) => cell.replace(/^.*/, '').includes(delimiter)) ? [LONG] : []),
    ]
    if (cells.some((cell) => cell.trim() !== ''))
      rows.push({ line, cells: cells.map(readText), isWindows, doubt: doubts.join('\n') })
    line += lines.length
  }
  if (loose) return { problem: 'quotes', wrongLine: loose }
  return { sheets: [{ name: '', separator: delimiter, hidden: false, hiddenColumns: [], rows }], inSight: 0 }
}
