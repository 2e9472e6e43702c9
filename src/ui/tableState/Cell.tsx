import { CellText } from './CellText'
import { cellText, cellValue, type Column } from './columns'
import { ValidIcon } from './ValidIcon'

interface Props<Row> {
  column: Column<Row>
  row: Row
  /** Named with its column, where no title stands over it. */
  text?: string
  /** On a card, whose links are in the tab order. */
  onCard?: boolean
}

/** Content of a row's cell. */
export function Cell<Row>({ column, row, text = cellText(column, row), onCard = false }: Props<Row>) {
  if (column.render) return column.render(row)
  if (column.kind === 'boolean') return <ValidIcon value={Boolean(cellValue(column, row))} />
  return (
    <CellText
      text={text}
      wraps={!onCard && column.wraps}
      to={text ? column.link?.(row) : undefined}
      inTabOrder={onCard}
    />
  )
}
