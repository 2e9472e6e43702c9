import Papa from 'papaparse'
import { unprotected } from '../csv'
import type { FileRow, Read } from './problems'

/** Of a text of Latin letters every other byte is zero in UTF-16: which, tells the order. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, 200)
  const zeros = (remainder: number) =>
    head.filter((byte, index) => byte === 0 && index % 2 === remainder).length
  if (zeros(1) > head.length / 4) return 'utf-16le'
  return zeros(0) > head.length / 4 ? 'utf-16be' : undefined
}

interface Decoded {
  text: string
  /** The lines, from 1, that are no UTF-8, and whether others are. */
  otherLines: ReadonlySet<number>
  encoding: FileRow['encoding']
}

const LINE_END = 10

/** Decodes each line by itself, since one byte of another encoding must not change the letters of all others. */
function decodeLines(bytes: Uint8Array): Decoded {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const windows = new TextDecoder('windows-1252')
  const otherLines = new Set<number>()
  let text = ''
  let hasUtf8 = false
  for (let start = 0, line = 1; start < bytes.length; line++) {
    const end = bytes.indexOf(LINE_END, start)
    const ofLine = bytes.subarray(start, end === -1 ? bytes.length : end + 1)
    start += ofLine.length
    try {
      const decoded = utf8.decode(ofLine)
      hasUtf8 ||= decoded.length < ofLine.length
      text += decoded
    } catch {
      otherLines.add(line)
      text += windows.decode(ofLine)
    }
  }
  return { text, otherLines, encoding: hasUtf8 ? 'mixed' : 'windows' }
}

const NO_LINES: ReadonlySet<number> = new Set()

/** The text of a file in any of the usual encodings, without its mark of order: what is no UTF-8 is what Windows writes. */
export function decodeText(bytes: Uint8Array): Decoded {
  const decoder = new TextDecoder(utf16Of(bytes) ?? 'utf-8', { fatal: true })
  try {
    return { text: decoder.decode(bytes), otherLines: NO_LINES, encoding: undefined }
  } catch {
    return decodeLines(bytes)
  }
}

/** Separators that hardly stand in a text: what comes from Excel has tabs. A comma is guessed. */
const PLAIN_SEPARATORS = ['\t', ';', '|']
/** Lines by which the separator is told. */
const TELLING = 20
/** A first line by which a file tells Excel its separator. */
const SEPARATOR_LINE = /^sep=(.)\n/i
/** No text has it: of a single column nothing is split. */
const NONE = '\u001F'

/** More rows are not read. */
const MOST_ROWS = 200_000

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '')

/** The rows of a delimited text, or of what was copied from a spreadsheet. */
export function parseText({ text: written, otherLines, encoding }: Decoded): Read {
  const text = written.replaceAll(/\r\n?/g, '\n')
  const [told = '', separator] = SEPARATOR_LINE.exec(text) ?? []
  const parse = (delimiter: string) =>
    Papa.parse<string[]>(text.slice(told.length), {
      delimitersToGuess: [','],
      delimiter,
      newline: '\n',
      preview: MOST_ROWS + 1,
    })
  const lines = text
    .slice(told.length)
    .split('\n', 10 * TELLING)
    .filter((one) => one.trim() !== '')
    .slice(0, TELLING)
  const plain = PLAIN_SEPARATORS.find(
    (sign) => 2 * lines.filter((one) => one.includes(sign)).length > lines.length,
  )
  const guessed = parse(separator ?? plain ?? '')
  const isGuessed = guessed.errors.every(({ type }) => type !== 'Delimiter')
  const { data, errors } = isGuessed ? guessed : parse(NONE)
  // The cell of such quotation marks goes on into the next ones, and into the next rows.
  if (errors.some(({ type }) => type === 'Quotes')) return { problem: 'quotes' }
  if (data.length > MOST_ROWS) return { problem: 'tooManyRows' }
  const rows: FileRow[] = []
  let line = told === '' ? 1 : 2
  for (const cells of data) {
    if (isFilled(cells))
      rows.push({ line, cells: cells.map(unprotected), ...(otherLines.has(line) && { encoding }) })
    // A quoted cell may go on in other lines.
    line += 1 + cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0)
  }
  return { sheets: [{ name: '', hidden: false, rows, hiddenColumns: [] }], inSight: 0 }
}
