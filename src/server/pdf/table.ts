import { INK, MARGIN, PAGE_WIDTH, SOFT_INK, drawRule, type Doc } from './paper'
import { drawText } from './text'

/** A column of a table on paper, in points. */
export interface PrintColumn<Row> {
  title: string
  width: number
  right?: boolean
  cell: (row: Row, number: number) => string
}

export const ROW_HEIGHT = 18

/** Rows in pages of `full`, the last one of no more than `last` and never one alone. `first` counts from 0. */
export function inPages<Row>(rows: readonly Row[], full: number, last = full) {
  const pages: { first: number; rows: readonly Row[] }[] = []
  let first = 0
  for (let left = rows.length; left > last; left = rows.length - first) {
    const next = first + Math.min(full, left - 2)
    pages.push({ first, rows: rows.slice(first, next) })
    first = next
  }
  return [...pages, { first, rows: rows.slice(first) }]
}

/** Draws a text in each of the columns, where there is one. */
function drawTexts(
  doc: Doc,
  columns: readonly Pick<PrintColumn<never>, 'width' | 'right'>[],
  y: number,
  texts: readonly string[],
  style: Parameters<typeof drawText>[4] = {},
) {
  let x = MARGIN
  for (const [index, { width, right }] of columns.entries()) {
    drawText(doc, texts[index] ?? '', x, y, {
      size: 9.5,
      ...style,
      width: width - (right ? 0 : 6),
      align: right ? 'right' : 'left',
      oneLine: true,
    })
    x += width
  }
}

/** Draws the titles and the rows of a table. @param first the number of the first row. @returns the `y` under them. */
export function printTable<Row>(
  doc: Doc,
  columns: readonly PrintColumn<Row>[],
  y: number,
  rows: readonly Row[],
  first = 1,
): number {
  const titles = columns.map(({ title }) => title)
  drawTexts(doc, columns, y, titles, { face: 'bold', size: 9, color: SOFT_INK })
  drawRule(doc, y + ROW_HEIGHT - 3, MARGIN, PAGE_WIDTH - MARGIN, INK)
  return rows.reduce((top, row, index) => {
    const texts = columns.map(({ cell }) => cell(row, first + index))
    drawTexts(doc, columns, top, texts)
    drawRule(doc, top + ROW_HEIGHT - 3)
    return top + ROW_HEIGHT
  }, y + ROW_HEIGHT)
}
