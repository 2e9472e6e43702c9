import Chip from '@mui/material/Chip'
import {
  gridRowSelectionManagerSelector,
  useGridApiContext,
  useGridSelector,
  type GridRowId,
} from '@mui/x-data-grid'
import { Fragment, useEffect, useRef } from 'react'
import type { Highlight, LegendTexts } from '../table/Legend'
import { cellContent } from '../tableState/cellContent'
import { cellClass, cellText, type Column } from '../tableState/columns'
import { Surface } from './styles'

interface Props<Row> {
  id: GridRowId
  row: Row
  /** The visible ones. */
  columns: readonly Column<Row>[]
  highlightedRow?: (row: Row) => Highlight | undefined
  legend?: LegendTexts
}

/** A row as a card, on which its columns have their places. */
export function Card<Row>({ id, row, columns, highlightedRow, legend }: Props<Row>) {
  const highlight = highlightedRow?.(row)
  const status = highlight && legend?.[highlight]
  const selected = useGridSelector(useGridApiContext(), gridRowSelectionManagerSelector).has(id)
  const surface = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A new row, or one that the screen selects.
    if (selected) surface.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  const placed = (place: Column<Row>['card']) =>
    columns
      .filter(({ card }) => card === place)
      .map((column) => ({ column, text: cellText(column, row), key: column.field }))
  /** One text without titles: bare numbers bear the column's name, 'Bus 301'. */
  const line = (place: Column<Row>['card']) => (
    <span>
      {placed(place)
        .filter(({ text }) => text)
        .map(({ column, text, key }, i) => {
          const named = /^[\d, ]+$/.test(text) ? `${column.cardName ?? column.title} ${text}` : text
          return (
            <Fragment key={key}>
              {i > 0 && ' · '}
              {cellContent(column, row, { text: named, onCard: true })}
            </Fragment>
          )
        })}
    </span>
  )

  return (
    <Surface ref={surface}>
      <div className="titulo">
        {line('title')}
        {status && <Chip size="small" variant="outlined" label={status} />}
        {placed('amount').map(({ column, text, key }) => (
          <div key={key} className={cellClass(column, text)}>
            {text}
          </div>
        ))}
      </div>
      <div className="subtitulo">{line('subtitle')}</div>
      <dl>
        {placed('figure').map(
          ({ column, text, key }) =>
            // An empty one says nothing, and neither does an absent one.
            (text || column.render) &&
            !column.absent?.(row) && (
              <div key={key}>
                <dt>{column.cardName ?? column.title}</dt>
                <dd className={cellClass(column, text)}>{cellContent(column, row, { onCard: true })}</dd>
              </div>
            ),
        )}
      </dl>
    </Surface>
  )
}
