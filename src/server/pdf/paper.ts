import type PDFDocument from 'pdfkit'

export type Doc = InstanceType<typeof PDFDocument>

/** Letter, in points of 1/72 inch. */
const PAGE_WIDTH = 612
const PAGE_HEIGHT = 792
const MARGIN = 54
export const TEXT_WIDTH = PAGE_WIDTH - 2 * MARGIN
/** Top of the foot, which has the page number. */
export const FOOT = PAGE_HEIGHT - 52
/** Space below a text, and right of one that begins at the left. */
const SPACE = 5

export const INK = '#1b1f24'
export const SOFT_INK = '#5b636d'
export const RULE = '#c9ced5'

/** A text beside those before it, as wide as the page unless it says otherwise. */
interface Cell {
  text: string
  width?: number
  face?: 'regular' | 'bold'
  size?: number
  color?: string
  /** Stands at the right end of its width. */
  right?: boolean
  /** Color of a hairline under it. */
  rule?: string
}

/** Texts side by side, which a page's end never parts. */
export interface Row {
  cells: readonly Cell[]
  /** Space above it. */
  above?: number
  /** Stands on the page of the next row. */
  keep?: boolean
  /** Comes before the row again where that one begins a page. */
  head?: Row
  /** Stands at the foot of its page, with the rows that it is kept with. */
  atFoot?: boolean
}

/** Rows that flow from page to page, each of which begins with the head. */
export interface Pages {
  head: readonly Row[]
  rows: readonly Row[]
}

const withFont = (doc: Doc, { face = 'regular', size = 10 }: Cell) => doc.font(face).fontSize(size)

const optionsOf = ({ width = TEXT_WIDTH, right }: Cell) =>
  right ? ({ width, align: 'right' } as const) : { width: width - SPACE }

/** The height of some rows. */
export const heightOf = (doc: Doc, rows: readonly Row[]) =>
  rows.reduce(
    (height, { cells, above = 0 }) =>
      Math.max(...cells.map((cell) => withFont(doc, cell).heightOfString(cell.text, optionsOf(cell)))) +
      (height + above + SPACE),
    0,
  )

/** Draws a row under what the page has. */
export function drawRow(doc: Doc, { cells, above = 0 }: Row) {
  const top = doc.y + above
  let x = MARGIN
  const drawn = cells.map((cell) => {
    const { text, width = TEXT_WIDTH, color = INK, rule } = cell
    withFont(doc, cell).fillColor(color).text(text, x, top, optionsOf(cell))
    x += width
    return { left: x - width, right: x, rule, y: doc.y }
  })
  const bottom = Math.max(...drawn.map(({ y }) => y)) + SPACE
  const y = bottom - SPACE / 2
  for (const { left, right, rule } of drawn)
    if (rule) doc.moveTo(left, y).lineTo(right, y).lineWidth(0.6).strokeColor(rule).stroke()
  doc.y = bottom
}
