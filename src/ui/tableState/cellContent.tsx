import type { ReactNode } from 'react'
import { CellText } from './CellText'
import { cellText, cellValue, type Column } from './columns'
import { ValidIcon } from './ValidIcon'

/**
 * Content of a row's cell.
 *
 * @param onCard puts its link in the tab order, in one line of text.
 */
export function cellContent<Row>(
  column: Column<Row>,
  row: Row,
  { text = cellText(column, row), onCard = false } = {},
): ReactNode {
  if (column.render) return column.render(row)
  if (column.kind === 'boolean') return <ValidIcon value={Boolean(cellValue(column, row))} />
  const wraps = !onCard && column.wraps
  return <CellText text={text} wraps={wraps} to={column.link?.(row)} inTabOrder={onCard} />
}
