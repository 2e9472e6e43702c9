import { INK, MARGIN, PAGE_WIDTH, SOFT_INK, drawRule, drawText, type Doc } from './pdf'

/** A column of a table on paper, in points. */
export interface PrintColumn<Row> {
  titulo: string
  ancho: number
  derecha?: boolean
  celda: (row: Row, numero: number) => string
}

export const ROW_HEIGHT = 18

/** Rows in as few pages as hold them, as many on each, so that none stands alone on the last one. `first` counts from 0. */
export function inPages<Row>(rows: readonly Row[], most: number) {
  const count = Math.ceil(rows.length / most)
  const firstOf = (page: number) => Math.ceil((page * rows.length) / count)
  return Array.from({ length: count }, (_, page) => {
    const first = firstOf(page)
    return { first, rows: rows.slice(first, firstOf(page + 1)) }
  })
}

type Style = Parameters<typeof drawText>[4]

/** Draws the rows of a table on a page, one after the other. */
export function createPrintTable<Row>(columns: readonly PrintColumn<Row>[]) {
  const widthUpTo = (index: number) => columns.slice(0, index).reduce((x, { ancho }) => x + ancho, 0)
  const cells = columns.map((column, index) => ({ ...column, x: MARGIN + widthUpTo(index) }))

  const drawTexts = (doc: Doc, y: number, texts: readonly string[], style: Style = {}) => {
    for (const [index, { x, ancho, derecha }] of cells.entries()) {
      drawText(doc, texts[index] ?? '', x, y, {
        cuerpo: 9.5,
        ...style,
        ancho: ancho - (derecha ? 0 : 6),
        alineado: derecha ? 'right' : 'left',
        unaLinea: true,
      })
    }
  }

  return {
    drawTexts,
    /** @param first the number of the first row. @returns the `y` under titles and rows. */
    drawRows: (doc: Doc, y: number, rows: readonly Row[], first = 1): number => {
      drawTexts(
        doc,
        y,
        columns.map(({ titulo }) => titulo),
        { fuente: 'negrita', cuerpo: 9, color: SOFT_INK },
      )
      drawRule(doc, y + ROW_HEIGHT - 3, MARGIN, PAGE_WIDTH - MARGIN, INK)
      let below = y + ROW_HEIGHT
      for (const [index, row] of rows.entries()) {
        drawTexts(
          doc,
          below,
          columns.map(({ celda }) => celda(row, first + index)),
        )
        below += ROW_HEIGHT
        drawRule(doc, below - 3)
      }
      return below
    },
  }
}
