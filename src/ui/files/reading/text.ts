import Papa from 'papaparse'
import { readText } from '../csv'
import type { FileRow, Problem, Read } from './problems'

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

/** Separators by their names, those first that hardly stand in a text: what comes from Excel has tabs. */
const SEPARATORS = [
  { name: 'tabulación', sign: '\t' },
  { name: 'punto y coma', sign: ';' },
  { name: 'barra', sign: '|' },
  { name: 'coma', sign: ',' },
]
/** No text has it: of a single column nothing is split. */
const NONE = { name: 'ninguno', sign: '\u001F' }
/** Lines by which the separators are told. */
const TELLING = 100
/** A first line by which a file tells Excel its separator. */
const SEPARATOR_LINE = /^sep=(.)\n/i

/** The separators that a text may have, with their names, the likeliest first: a comma may stand in the only column too, 'viernes, 20 de noviembre'. */
function separatorsOf(text: string) {
  const lines = text
    .split('\n', 10 * TELLING)
    .filter((line) => line.trim() !== '')
    .slice(0, TELLING)
  const commas = lines.join().split(',').length - lines.length
  const linesWith = (sign: string) => lines.filter((line) => line.includes(sign)).length
  const isLikely = ({ sign }: typeof NONE) =>
    sign === ',' ? commas >= lines.length : 2 * linesWith(sign) > lines.length
  const likely = SEPARATORS.filter(isLikely)
  const others = SEPARATORS.filter((one) => !isLikely(one) && linesWith(one.sign) > 1)
  return [...(likely.length > 0 ? likely : [NONE]), ...others]
}

const OTHER_ENCODING = 'Su línea está en otra codificación que las demás: revise sus tildes.'
const LONG = 'Una celda sigue en otra línea del archivo: revise sus comillas.'
/** Thousands whose comma has been taken for a separator: '45,000'. */
const SPLIT = /^\$?\s?\d{1,3},0\d\d$/
const SPLIT_UP = 'Una cifra parece partida por la coma de sus miles: revise su línea.'

/** More rows are not read. */
const MOST_ROWS = 200_000

/** The rows of a delimited text by one of its separators. @param first the number of its first line. */
function sheetOf({ text, others, isMixed }: Decoded, delimiter: string, first: number) {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: MOST_ROWS + 1 })
  // The cell of such quotation marks goes on into the next ones, and into the next rows.
  const mark = errors.find(({ type }) => type === 'Quotes')
  let loose = mark && first + text.slice(0, mark.index).split('\n').length - 1
  const rows: FileRow[] = []
  let line = first
  for (const cells of data) {
    // A quoted cell may go on in other lines.
    const lines = cells.join(delimiter).split('\n')
    // Lines that are rows of their own lie between marks that quote nothing.
    const whole = lines.filter((one) => one.split(delimiter).length >= cells.length)
    if (cells.length > 1 && whole.length > 1) loose ??= line
    const isWindows = lines.some((_, index) => others.has(line + index))
    const doubts = [
      ...(isWindows && isMixed ? [OTHER_ENCODING] : []),
      ...(cells.some((cell) => cell.replace(/^.*/, '').includes(delimiter)) ? [LONG] : []),
      ...(delimiter === ',' && cells.some((cell, i) => SPLIT.test(`${cells[i - 1]},${cell}`))
        ? [SPLIT_UP]
        : []),
    ]
    if (cells.some((cell) => cell.trim() !== ''))
      rows.push({
        ...{ line, cells: cells.map(readText) },
        ...(isWindows && { isWindows }),
        ...(doubts.length > 0 && { doubt: doubts.join('\n') }),
      })
    line += lines.length
  }
  const problem: Problem | undefined = loose ? 'quotes' : data.length > MOST_ROWS ? 'tooManyRows' : undefined
  return {
    name: '',
    hidden: false,
    hiddenColumns: [],
    rows: problem ? rows.slice(0, TELLING) : rows,
    problem,
    wrongLine: loose,
  }
}

/** A delimited text, or what was copied from a spreadsheet, by each of the separators that it may have. */
export function parseText(decoded: Decoded): Read {
  const text = decoded.text.replaceAll(/\r\n?/g, '\n')
  const [told = '', sign] = SEPARATOR_LINE.exec(text) ?? []
  const table = { ...decoded, text: text.slice(told.length) }
  const separators = sign === undefined ? separatorsOf(table.text) : [{ name: sign, sign }]
  const sheets = separators.map(({ name, sign: one }) => ({
    ...sheetOf(table, one, told === '' ? 1 : 2),
    separator: name,
  }))
  return { sheets, inSight: 0 }
}
