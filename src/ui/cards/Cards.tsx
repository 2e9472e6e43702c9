import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import type { GridValidRowModel } from '@mui/x-data-grid'
import { use } from 'react'
import { useAppSelector } from '../../api/client/hooks'
import { EmptyState } from '../table/EmptyState'
import type { GridProps } from '../table/gridProps'
import { Pages } from '../table/Pages'
import { selectTable } from '../tableState/tableSlice'
import { TableContent } from '../table/Toolbar'
import { TotalsList } from '../tableState/TotalsList'
import { usePages } from '../tableState/usePages'
import { visibleColumns } from '../tableState/useTableView'
import { CardTools } from './CardTools'
import { cardParts } from './parts'
import { RecordCard } from './RecordCard'
import { ACTIONS, FOOT, LIST } from './styles'

/**
 * A table on a phone: a card for each row of the page, over the same columns. It takes what the grid takes, so that pages, order, filters,
 * selection and exports are the table's own.
 */
export default function Cards<Row extends GridValidRowModel>(props: GridProps<Row>) {
  const { id, view, rowId, loading, rowsPerPage } = props
  const { selected, multiple, onSelect, onDoubleClick, recent } = props
  const { actions, legend, totals = [], pages } = use(TableContent)
  const chosen = useAppSelector((state) => selectTable(state, id).columns)
  const columns = visibleColumns(props.columns, chosen)
  const parts = cardParts(columns)
  const { page } = usePages(id, view.length, rowsPerPage)

  const choose = (row: string) => {
    const chosen = new Set(multiple || selected.has(row) ? selected : [])
    if (!chosen.delete(row)) chosen.add(row)
    onSelect(chosen)
  }

  const cardOf = (row: Row) => {
    const key = String(row[rowId])
    const highlight = props.highlightedRow?.(row)
    return (
      <li key={key}>
        <RecordCard
          row={row}
          parts={parts}
          highlight={highlight}
          status={highlight && legend?.[highlight]}
          recent={key in recent}
          selected={selected.has(key)}
          multiple={multiple}
          onSelect={props.selectable ? () => choose(key) : undefined}
          onDoubleClick={onDoubleClick && (() => onDoubleClick(key))}
        />
      </li>
    )
  }

  return (
    <>
      <CardTools table={id} columns={columns} />
      {loading && <LinearProgress aria-label="Cargando" />}
      {view.length > 0 ? (
        // A list without markers is no list to Safari's screen reader unless it says so.
        <Box component="ul" role="list" aria-label={props.label} aria-busy={loading} sx={LIST}>
          {view.slice(page * rowsPerPage, (page + 1) * rowsPerPage).map(cardOf)}
        </Box>
      ) : (
        !loading && <EmptyState message={props.emptyMessage} />
      )}
      <Box sx={FOOT}>
        {totals.length > 0 && <TotalsList totals={totals} />}
        {pages && <Pages table={id} {...pages} />}
      </Box>
      <Box sx={ACTIONS}>{actions}</Box>
    </>
  )
}
