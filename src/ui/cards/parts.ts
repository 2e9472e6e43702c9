import { cellText, type Column } from '../tableState/columns'

/** Which columns stand where on a card. */
export interface CardParts<Row> {
  title: readonly Column<Row>[]
  subtitle: readonly Column<Row>[]
  figures: readonly Column<Row>[]
}

/** More would not fit in a phone's width. */
const FIGURES = 3

/**
 * The parts of a table's cards: those that its columns name; else the first column is the title and the next three are the figures.
 *
 * @param columns the visible ones
 */
export function cardParts<Row>(columns: readonly Column<Row>[]): CardParts<Row> {
  const placedAt = (part: Column<Row>['card']) => columns.filter(({ card }) => card === part)
  const named = placedAt('title')
  const title = named.length > 0 ? named : columns.slice(0, 1)
  const rest = columns.filter((column) => !title.includes(column))
  const figures = rest.some(({ card }) => card) ? rest.filter(({ card }) => card === 'figure') : rest
  return { title, subtitle: placedAt('subtitle'), figures: figures.slice(0, FIGURES) }
}

/** A part's text in a title, where no label stands beside it: a bare number bears the column's name, 'Bus 301'. */
export function titleText<Row>(column: Column<Row>, row: Row) {
  const text = cellText(column, row)
  return /^\d+$/.test(text) ? `${column.cardName ?? column.title} ${text}` : text
}
