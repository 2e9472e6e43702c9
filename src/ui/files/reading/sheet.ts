import type { FileRow, Problem } from './problems'
import { writtenNumber, type NumberFormat } from './formats'
import { walk } from './xml'

/** What the sheets of a workbook may come to together, several times what its rows may be: cells with the gaps between them, and their letters. */
export interface Budget {
  cells: number
  letters: number
}

export class TooLarge extends Error {}
class TooManyRows extends Error {}

/** What the cells of all sheets go by. */
export interface Book {
  sharedTexts: readonly string[]
  formats: readonly NumberFormat[]
  from1904: boolean
  budget: Budget
}

/** Most rows of a sheet that hold something: what has more is not read further. */
const MOST_ROWS = 200_000
const MOST_COLUMNS = 16_384
const CELL = /^([A-Z]{1,3})\d{1,7}$/

const isTrue = (value: string | undefined) => value === '1' || value === 'true'

const columnOf = (letters: string) =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** A sign that XML cannot hold, as Excel writes it. */
const ESCAPED = /_x([\dA-F]{4})_/gi
export const unescaped = (text: string) =>
  text.replaceAll(ESCAPED, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Reads a sheet row by row: what has a format but holds nothing, be it a million rows, comes to nothing. */
export function readSheet(xml: string, { sharedTexts, formats, from1904, budget }: Book) {
  const rows: FileRow[] = []
  const hiddenColumns: number[] = []
  let problem: Problem | undefined
  let line = 0
  let hidden = false
  let cells: string[] = []
  let column = -1
  let cell = { type: 'n', style: '', isFormula: false }
  let value = ''
  let inside = ''
  let isPhonetic = false

  const textOf = () => {
    const { type, style } = cell
    if (type === 's') {
      const shared = value === '' ? '' : sharedTexts[Number(value)]
      if (shared === undefined) throw new Error(`No shared text ${value}.`)
      return shared
    }
    if (type === 'b') return value === '' ? '' : isTrue(value) ? 'Sí' : 'No'
    if (type === 'd') return value.replace('T', ' ').replace(/ 00:00.*$/, '')
    if (type === 'n' && value.trim() !== '') return writtenNumber(value, formats[Number(style)], from1904)
    return unescaped(value)
  }
  const endCell = () => {
    if (cell.type === 'e') problem ??= 'errorCells'
    // The result of a formula may be an empty text.
    else if (cell.isFormula && value === '' && cell.type !== 'str') problem ??= 'bareFormula'
    const text = textOf().trim()
    if (text === '') return
    budget.cells -= column + 1 - cells.length
    budget.letters -= text.length
    if (budget.cells < 0 || budget.letters < 0) throw new TooLarge()
    while (cells.length < column) cells.push('')
    cells[column] = text
  }

  const read = () =>
    walk(xml, {
      open: (element, attribute) => {
        if (element === 'row') {
          line = Number(attribute('r') ?? line + 1)
          if (!(line <= 1_048_576)) throw new TooLarge()
          hidden = isTrue(attribute('hidden'))
          cells = []
          column = -1
        } else if (element === 'c') {
          const address = attribute('r')
          const [, letters] = CELL.exec(address ?? '') ?? []
          column = letters ? columnOf(letters) : column + 1
          if ((address && !letters) || column >= MOST_COLUMNS) throw new TooLarge()
          cell = { type: attribute('t') ?? 'n', style: attribute('s') ?? '', isFormula: false }
          value = ''
        } else if (element === 'col' && isTrue(attribute('hidden'))) {
          const last = Math.min(Number(attribute('max')), MOST_COLUMNS)
          for (let hiddenOne = Number(attribute('min')); hiddenOne <= last; hiddenOne++)
            hiddenColumns.push(hiddenOne - 1)
        } else if (element === 'f') cell.isFormula = true
        else if (element === 'rPh') isPhonetic = true
        inside = element
      },
      text: (text) => {
        if ((inside === 'v' || inside === 't') && !isPhonetic) value += text
      },
      close: (element) => {
        inside = ''
        if (element === 'rPh') isPhonetic = false
        else if (element === 'c') endCell()
        else if (element === 'row' && cells.length > 0) {
          if (rows.push({ line, cells, ...(hidden && { hidden }) }) > MOST_ROWS) throw new TooManyRows()
        }
      },
    })
  try {
    read()
  } catch (error) {
    if (!(error instanceof TooManyRows)) throw error
    return { rows: [], hiddenColumns, problem: 'tooManyRows' as const }
  }
  return { rows, hiddenColumns, problem }
}
