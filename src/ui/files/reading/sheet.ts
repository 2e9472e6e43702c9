import type { FileRow, Problem } from './problems'
import { LIMITE_DE_FILAS } from '../../../contract/importables'
import { unprotected } from '../csv'
import { writtenNumber, type NumberFormat } from './formats'
import { TooLarge, walk } from './xml'

/** What the cells of all sheets go by. */
export interface Book {
  sharedTexts: readonly string[]
  formats: readonly NumberFormat[]
  struck: ReadonlySet<number>
  from1904: boolean
  /** Letters that all sheets may come to yet, among which a row and a cell, or a gap before one, count too. */
  left: number
}
const OF_ROW = 150
const OF_CELL = 12

const LAST_ROW = 1_048_576

const STRUCK = 'Tiene celdas tachadas en el libro: revise si vale.'
const MERGED = 'Tiene celdas combinadas con otras filas, que aquí solo tiene la primera: revíselas.'

/** 2 of 'C7'. */
const columnOf = (letters: string) =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1

const isTrue = (value: string | undefined) => value === '1' || value === 'true'

/** Reads a sheet row by row: what has a format but holds nothing, be it a million rows, comes to nothing. */
export function readSheet(xml: string, book: Book) {
  const rows: FileRow[] = []
  const dropped: number[] = []
  const hiddenColumns: [first: number, last: number][] = []
  let problem: Problem | undefined
  let line = 0
  let isHidden = false
  let isStruck = false
  const merged = new Set<number>()
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
      return unprotected(shared.trim())
    }
    if (type === 'b') return isTrue(value) ? 'Sí' : 'No'
    return type === undefined || type === 'n'
      ? writtenNumber(value, book.formats[style], book.from1904)
      : unprotected(value.trim())
  }
  const endCell = () => {
    // The result of a formula may be an empty text.
    if (isFormula && value === '' && type !== 'str') problem ??= 'bareFormula'
    const text = textOf()
    if (text === '') return
    // One that is said twice is none that Excel writes.
    if (column < cells.length) throw new TooLarge()
    if (isHidden && rows.length > LIMITE_DE_FILAS) {
      if (dropped.at(-1) !== line) dropped.push(line)
      return
    }
    isStruck ||= book.struck.has(style)
    spend(text.length + OF_CELL * (column + 1 - cells.length))
    while (cells.length < column) cells.push('')
    cells[column] = text
  }

  walk(xml, {
    open: (element, attributes) => {
      if (element === 'row') {
        const { r, hidden } = attributes()
        const next = Number(r ?? line + 1)
        if (!(next > line && next <= LAST_ROW)) throw new TooLarge()
        line = next
        isHidden = isTrue(hidden)
        isStruck = false
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
      else if (element === 'mergeCell') {
        const [, first, last] = /^[A-Z]+(\d+):[A-Z]+(\d+)$/.exec(attributes().ref ?? '') ?? []
        if (first === last) return
        spend(OF_CELL * Math.abs(Number(last) - Number(first)))
        for (let row = Number(first); row <= Number(last); row++) merged.add(row)
      } else if (element === 'col') {
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
      rows.push({ line, cells, ...(isHidden && { hidden: true }), ...(isStruck && { doubt: STRUCK }) })
    },
  })
  for (const row of rows) if (merged.has(row.line)) row.doubt = [row.doubt, MERGED].filter(Boolean).join('\n')
  if (rows.length + dropped.length <= LIMITE_DE_FILAS + 1) return { rows, hiddenColumns, problem }
  const inSight = rows.filter(({ hidden }) => !hidden)
  const hidden = rows.flatMap((row) => (row.hidden ? row.line : []))
  return { rows: inSight, dropped: [...hidden, ...dropped], hiddenColumns, problem }
}
