import type { FileRow } from './problems'
import { readText } from '../csv'
import { writtenNumber, type NumberFormat } from './formats'
import { TooLarge, walk } from './xml'

/** Parts of a workbook that the cells of all sheets refer to. */
export interface Book {
  sharedTexts: readonly string[]
  formats: readonly NumberFormat[]
  from1904: boolean
  /** Letters that all sheets may come to yet, among which a row and a cell, or a gap before one, count too. */
  left: number
}
const OF_ROW = 150
const OF_CELL = 12

/** Stands where a formula has no result. */
const BARE_FORMULA = '#¡FÓRMULA SIN RESULTADO!'

/** 2 of 'C7'. */
const columnOf = (letters: string) =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1

const isTrue = (value: string | undefined) => value === '1' || value === 'true'

/** Reads a sheet row by row: what has a format but holds nothing, be it a million rows, comes to nothing. */
export function readSheet(xml: string, book: Book) {
  const rows: FileRow[] = []
  const hiddenColumns: [first: number, last: number][] = []
  let line = 0
  let isHidden = false
  let cells: string[] = []
  let column = -1
  let type: string | undefined
  let style = 0
  let isFormula = false
  let value = ''

  const spend = (letters: number) => {
    book.left -= letters
    if (book.left < 0) throw new TooLarge()
  }
  const textOf = () => {
    if (value.trim() === '') return ''
    if (type === 's') {
      const shared = book.sharedTexts[Number(value)]
      if (shared === undefined) throw new Error(`No shared text ${value}.`)
      return readText(shared.trim())
    }
    if (type === 'b') return isTrue(value) ? 'VERDADERO' : 'FALSO'
    return type === undefined || type === 'n'
      ? writtenNumber(value, book.formats[style], book.from1904)
      : readText(value.trim())
  }
  const endCell = () => {
    // The result of a formula may be an empty text.
    const text = isFormula && value === '' && type !== 'str' ? BARE_FORMULA : textOf()
    if (text === '') return
    // One that is said twice is none that Excel writes.
    if (column < cells.length) throw new TooLarge()
    spend(text.length + OF_CELL * (column + 1 - cells.length))
    while (cells.length < column) cells.push('')
    cells[column] = text
  }

  walk(xml, {
    open: (element, attributes) => {
      if (element === 'row') {
        const { r, hidden } = attributes()
        const next = Number(r ?? line + 1)
        if (!(next > line)) throw new TooLarge()
        line = next
        isHidden = isTrue(hidden)
        cells = []
        column = -1
      } else if (element === 'c') {
        const { r = '', t, s } = attributes()
        const [letters] = /^[A-Z]+/.exec(r) ?? []
        column = letters ? columnOf(letters) : column + 1
        type = t
        style = Number(s)
        isFormula = false
        value = ''
      } else if (element === 'f') isFormula = true
      else if (element === 'col') {
        const { min, max, hidden } = attributes()
        spend(OF_ROW)
        if (isTrue(hidden)) hiddenColumns.push([Number(min) - 1, Number(max) - 1])
      }
    },
    text: (piece) => {
      value += piece
    },
    close: (element) => {
      if (element === 'c') endCell()
      if (element !== 'row' || cells.length === 0) return
      spend(OF_ROW)
      rows.push({ line, cells, ...(isHidden && { hidden: true }) })
    },
  })
  return { rows, hiddenColumns }
}
