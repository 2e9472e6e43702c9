import Papa from 'papaparse'
import { readText } from '../csv'
import { letrasDe } from '../../../contract/sinAcentos'
import type { FileRow, Read } from './problems'

/** Signs that no Spanish text in Windows' letters has: there they are letters of another encoding. */
const NOT_SPANISH = /[^\0-\u007FáéíóúüñÁÉÍÓÚÜÑ¿¡ºª°´«»“”•…€]/g

/** The text of a file, in Unicode or, where no letter of it is Unicode's, in Windows'. What neither has is a sign that its cell is refused for. */
export function decodeText(bytes: Uint8Array) {
  const [first, second] = bytes
  const isMarked = first === 0xff && second === 0xfe ? 'le' : first === 0xfe && second === 0xff && 'be'
  const text = new TextDecoder(isMarked ? `utf-16${isMarked}` : 'utf-8').decode(bytes)
  if (!text.includes('\uFFFD') || /[^\0-\u007F\uFFFD]/.test(text)) return text
  return new TextDecoder('windows-1252').decode(bytes).replaceAll(NOT_SPANISH, '\uFFFD')
}

/** Separators of cells: none, of a single column, what comes from Excel, and a comma, which may stand in a text, last. */
const SEPARATORS = ['\u001F', '\t', ';', '|', ',']
/** Lines among which the titles are looked for, and letters of each. */
const TELLING = 100
const LONGEST = 10_000

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

const LONG = 'Una celda sigue en otra línea del archivo: revise sus comillas.'

/** More rows are not read. */
const MOST_ROWS = 200_000

/** A delimited text, or what was copied from a spreadsheet. @param titles by which its separator is told. */
export function parseText(written: string, titles: readonly string[]): Read {
  const text = written.replaceAll(/\r\n?/g, '\n')
  const delimiter = separatorOf(text, titles) ?? ''
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: MOST_ROWS + 1 })
  if (data.length > MOST_ROWS) return { problem: 'tooManyRows' }
  // The cell of such quotation marks goes on into the next ones, and into the next rows.
  const mark = errors.find(({ type }) => type === 'Quotes')
  let loose = mark && text.slice(0, mark.index).split('\n').length
  const rows: FileRow[] = []
  let line = 1
  for (const cells of data) {
    // A quoted cell may go on in other lines.
    const lines = cells.join(delimiter).split('\n')
    // Lines that are rows of their own lie between marks that quote nothing.
    const ofRows = lines.filter((one) => one.split(delimiter).length >= cells.length)
    if (cells.length > 1 && ofRows.length > 1) loose ??= line
    const isLong = cells.some((cell) => cell.replace(/^.*/, '').includes(delimiter))
    if (cells.some((cell) => cell.trim() !== ''))
      rows.push({ line, cells: cells.map(readText), ...(isLong && { doubt: LONG }) })
    line += lines.length
  }
  if (loose) return { problem: 'quotes', wrongLine: loose }
  return { sheets: [{ name: '', separator: delimiter, hidden: false, hiddenColumns: [], rows }], inSight: 0 }
}
