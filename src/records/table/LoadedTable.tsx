import { useEventCallback } from '@mui/material/utils'
import { useEffect, useMemo } from 'react'
import type { GridValidRowModel } from '@mui/x-data-grid'
import { useAppSelector } from '../../api/client/hooks'
import { ExportButton } from '../../ui/export/ExportButton'
import { useBulk } from '../bulk/useBulk'
import { selectRecent } from '../remoteChanges/remoteChangesSlice'
import { useShortcut } from '../../ui/shortcuts/useShortcut'
import { Frame } from '../../ui/table/frame'
import { selectTable, type TableState } from '../../ui/tableState/tableSlice'
import type { Total } from '../../ui/tableState/totals'
import { TableContent } from '../../ui/table/Toolbar'
import { SelectedInSight } from '../../ui/tableState/SelectedInSight'
import { exportableOf } from './exportableOf'
import type { RecordTableProps } from './tableProps'
import { useLayout } from './useLayout'
import { useTableView } from '../../ui/tableState/useTableView'

const NO_ROWS: readonly never[] = []
const isArranged = ({ page, filter, quick, sort: order }: TableState) =>
  page > 0 || filter !== null || quick.length > 0 || order !== null
const NO_SELECTION = () => undefined
/** Says in the footer that its figures, which are of all that is asked for, count rows that the table's own filter hides. */
const hiddenRows = (value: number): Total => ({
  label: 'Filas ocultas por los filtros de la tabla',
  value,
  kind: 'number',
})

/**
 * A screen's table. It handles pages, sort, the column filter and the columns (kept in the store under `id`), loading,
 * the empty message, single selection, the footer and the exports; the screen provides the data.
 */
export default function LoadedTable<Row extends GridValidRowModel>(props: RecordTableProps<Row>) {
  const { id, title, columns, rowId = 'uuid' } = props
  const { loading = false, partial = false } = props
  const waiting = loading && props.waiting === true
  // The first rows of the list are not the first of a filtered or differently sorted one.
  const arranged = useAppSelector((state) => partial && isArranged(selectTable(state, id)))
  const chosenSize = useAppSelector((state) => selectTable(state, id).pageSize)
  const rowsPerPage = chosenSize ?? props.rowsPerPage ?? 10
  const rows = (arranged ? undefined : props.rows) ?? NO_ROWS
  const recent = useAppSelector(selectRecent)
  const key = useShortcut('tabla')
  const { Rows, button } = useLayout()
  const onSelect = useEventCallback(props.selection?.onChange ?? NO_SELECTION)
  const onDoubleClick = useEventCallback((row: string) => {
    // The two clicks have selected and deselected it.
    onSelect(row)
    props.onDoubleClick?.(row)
  })
  const seen = useTableView(id, rows, columns)
  const { view } = seen
  const { totals } = props
  const hidden = rows.length - view.length
  const selected = props.selection?.uuid ?? null
  // Nothing is done with the rows of another search.
  const bulk = useBulk<Row>(props, waiting ? NO_ROWS : view, onSelect)
  const position = selected === null ? -1 : view.findIndex((row) => row[rowId] === selected)

  const uncounted =
    props.rows === undefined || waiting || (partial && (arranged || typeof totals === 'function'))
  const counted = useMemo(
    () => (uncounted ? undefined : typeof totals === 'function' ? totals(rows) : totals),
    [uncounted, totals, rows],
  )
  const footer = useMemo(
    () => (counted && hidden > 0 ? [...counted, hiddenRows(hidden)] : counted),
    [counted, hidden],
  )

  const { chosen, ids } = bulk
  const exported = chosen.length === 0 ? view : chosen
  const exportable = useEventCallback(() => {
    // Figures that are given are those of all rows.
    const given = exported.length === rows.length ? footer : undefined
    return exportableOf(props, seen, exported, typeof totals === 'function' ? totals(exported) : given)
  })

  const single = useMemo(() => new Set(selected === null ? [] : [selected]), [selected])
  const onChoose = useEventCallback((rows: ReadonlySet<string>) =>
    ids ? bulk.setIds(rows) : onSelect([...rows][0] ?? null),
  )

  // Other rows decide, not another choice: a created record is selected before the list has it.
  const deselectGone = useEventCallback(() => {
    if (selected !== null && position === -1 && !loading) onSelect(null)
  })
  useEffect(deselectGone, [deselectGone, view, loading])

  return (
    <Frame aria-label={title} {...key.props} onKeyDown={bulk.onKeyDown}>
      <SelectedInSight
        table={id}
        list={rows}
        {...{ selected, position, rowsPerPage }}
        waiting={props.waiting || (loading && props.rows === undefined)}
      />
      <TableContent
        value={{
          table: id,
          actions: bulk.actions ?? props.actions,
          tools: (
            <>
              {props.exportOptions && <ExportButton exportable={exportable} disabled={partial || waiting} />}
              {bulk.toggle}
              {button}
            </>
          ),
          legend: props.legend,
          totals: footer,
          pages: partial || waiting || view.length === 0 ? undefined : { total: view.length, rowsPerPage },
        }}
      >
        <Rows<Row>
          id={id}
          label={title}
          view={view}
          columns={bulk.columns}
          rowId={rowId as Extract<keyof Row, string>}
          loading={loading}
          // Says nothing of a list that could not be fetched (section 8).
          emptyMessage={props.rows ? props.emptyMessage : ''}
          rowsPerPage={rowsPerPage}
          selectable={props.selection !== undefined || ids !== null}
          multiple={ids !== null}
          selected={ids ?? single}
          onSelect={onChoose}
          onDoubleClick={props.onDoubleClick && !ids ? onDoubleClick : undefined}
          highlightedRow={props.highlightedRow}
          recent={recent}
          partial={partial}
        />
      </TableContent>
    </Frame>
  )
}
