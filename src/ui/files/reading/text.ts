import Papa from 'papaparse'
import { unprotected } from '../csv'
import type { FileRow, Read } from './problems'

interface Decoded {
  text: string
  /** How each line, from 1, is encoded that is no UTF-8. */
  encodings: ReadonlyMap<number, FileRow['encoding']>
}

/** Decodes each line by itself, since one byte of another encoding must not change the letters of all others. */
function decodeLines(bytes: Uint8Array): Decoded {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const others: number[] = []
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
      others.push(index + 1)
      text += line
    }
    start += line.length
  }
  const encoding = hasUtf8 ? 'mixed' : 'windows'
  return { text, encodings: new Map(others.map((line) => [line, encoding])) }
}

/** The text of a file in any of the usual encodings, without its mark: what is no Unicode is what Windows writes. */
export function decodeText(bytes: Uint8Array): Decoded {
  // The first byte of the mark tells the order; in Windows' it would be a strange letter.
  const encoding = { 0xff: 'utf-16le', 0xfe: 'utf-16be' }[bytes[0] ?? 0] ?? 'utf-8'
  try {
    const decoder = new TextDecoder(encoding, { fatal: true })
    return { text: decoder.decode(bytes), encodings: new Map() }
  } catch {
    return decodeLines(bytes)
  }
}

/** Separators that hardly stand in a text: what comes from Excel has tabs. */
const PLAIN_SEPARATORS = ['\t', ';', '|']
/** Lines by which the separator is told. */
const TELLING = 20
/** A first line by which a file tells Excel its separator. */
const SEPARATOR_LINE = /^sep=(.)\n/i
/** No text has it: of a single column nothing is split. */
const NONE = '\u001F'

/** Tells the separator by its lines: a comma may stand in the only column too, 'viernes, 20 de noviembre'. */
function separatorOf(text: string) {
  const lines = text
    .split('\n', 10 * TELLING)
    .filter((line) => line.trim() !== '')
    .slice(0, TELLING)
  const isInMost = (sign: string) => 2 * lines.filter((line) => line.includes(sign)).length > lines.length
  const commas = lines.join().split(',').length - lines.length
  return PLAIN_SEPARATORS.find(isInMost) ?? (commas >= lines.length ? ',' : NONE)
}

/** More rows are not read. */
const MOST_ROWS = 200_000

/** The rows of a delimited text, or of what was copied from a spreadsheet. */
export function parseText({ text: written, encodings }: Decoded): Read {
  const text = written.replaceAll(/\r\n?/g, '\n')
  const [told = '', separator] = SEPARATOR_LINE.exec(text) ?? []
  const table = text.slice(told.length)
  const { data, errors, meta } = Papa.parse<string[]>(table, {
    delimiter: separator ?? separatorOf(table),
    newline: '\n',
    preview: MOST_ROWS + 1,
  })
  // The cell of such quotation marks goes on into the next ones, and into the next rows.
  if (errors.some(({ type }) => type === 'Quotes')) return { problem: 'quotes' }
  if (data.length > MOST_ROWS) return { problem: 'tooManyRows' }
  const rows: FileRow[] = []
  let line = told === '' ? 1 : 2
  for (const cells of data) {
    // A quoted cell may go on in other lines.
    const lines = cells.join(meta.delimiter).split('\n')
    // Lines that are rows of their own lie between marks that quote nothing.
    const whole = lines.filter((one) => one.split(meta.delimiter).length >= cells.length)
    if (cells.length > 1 && whole.length > 1) return { problem: 'quotes' }
    const encoding = lines.map((_, index) => encodings.get(line + index)).find(Boolean)
    if (cells.some((cell) => cell.trim() !== ''))
      rows.push({ line, cells: cells.map(unprotected), ...(encoding && { encoding }) })
    line += lines.length
  }
  return { sheets: [{ name: '', hidden: false, rows, hiddenColumns: [] }], inSight: 0 }
}
