import { Fragment } from 'react'
import { CellText } from '../tableState/CellText'
import { cellClass, cellText, cellValue, type Column } from '../tableState/columns'
import { ValidIcon } from '../tableState/ValidIcon'
import { titleText } from './parts'

interface LineProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
}

/** A title or subtitle: what the columns show, empty ones left out. */
export function Line<Row>({ columns, row }: LineProps<Row>) {
  const shown = columns.filter((column) => titleText(column, row))
  if (shown.length === 0) return '—'
  return shown.map((column, i) => (
    <Fragment key={column.field}>
      {i > 0 && ' · '}
      {column.render?.(row) ?? <CellText text={titleText(column, row)} to={column.link?.(row)} inTabOrder />}
    </Fragment>
  ))
}

/** A figure: the column's title and what its cell shows. */
export function Figure<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const text = cellText(column, row)
  return (
    <div>
      <dt>{column.title}</dt>
      <dd className={cellClass(column, text)}>
        {column.render?.(row) ??
          (column.kind === 'boolean' ? (
            <ValidIcon value={Boolean(cellValue(column, row))} />
          ) : (
            <CellText text={text || '—'} to={text ? column.link?.(row) : undefined} inTabOrder />
          ))}
      </dd>
    </div>
  )
}
