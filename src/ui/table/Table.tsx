import { useEventCallback } from '@mui/material/utils'
import { useEffect, useMemo, type ReactNode } from 'react'
import type { GridValidRowModel } from '@mui/x-data-grid'
import { useAppSelector } from '../../api/client/hooks'
import { useShortcut } from '../shortcuts/useShortcut'
import type { Column } from './columns'
import { exportRows, type ExportOptions } from './export'
import type { Total } from './Footer'
import { Frame } from './frame'
import { Grid } from './Grid'
import type { LegendTexts, Highlight } from './Legend'
import { selectTable, type TableState } from './tableSlice'
import { ToolbarContent } from './Toolbar'
import { useSelectedInSight } from './useSelectedInSight'
import { useTableView } from './useTableState'

export interface DataTableProps<Fila> {
  /** The key under which the store keeps how a person has arranged it. */
  id: string
  /** What the table holds, read aloud: 'Liquidaciones'. */
  title: string
  /** The rows by reference: a new array means new data. */
  rows: readonly Fila[] | undefined
  /**
   * They are the first of a list that is still arriving: shown only as they come, neither counted nor exported.
   */
  partial?: boolean
  /** Written once, outside the component. */
  columns: readonly Column<Fila>[]
  /** The field that identifies a row; 'uuid' when absent. */
  rowId?: Extract<keyof Fila, string>
  loading?: boolean
  /** The screen's own words for no rows. */
  emptyMessage: string
  rowsPerPage?: 10 | 30
  /**
   * Single selection: the chosen row's id, or null. A row that a filter hides or that is
   * gone deselects itself; one that the screen selects, such as the one just created, is shown on its page.
   */
  selection?: { uuid: string | null; onChange: (uuid: string | null) => void }
  /** A double click on a row, whose id it is given. */
  onDoubleClick?: (uuid: string) => void
  /** Written once, outside the component. */
  highlightedRow?: (row: Fila) => Highlight | undefined
  /** What a highlighted row means, in words. */
  legend?: LegendTexts
  /** The foot's figures; or what works them out of the rows that the column filter leaves, written outside the component. */
  totals?: readonly Total[] | ((rows: readonly Fila[]) => readonly Total[])
  /** The screen's buttons. */
  actions?: ReactNode
  /** Adds Exportar. */
  exportOptions?: ExportOptions<Fila>
}

const NO_ROWS: readonly never[] = []
const isArranged = ({ page, filter, sort: order }: TableState) =>
  page > 0 || filter !== null || order !== null
const NO_SELECTION = () => undefined

/**
 * A table of the product. It owns pages, sort, the column filter, hidden columns (all kept in the store under `id`),
 * loading, the empty message, single selection, footer and CSV export; the screen gives data.
 */
export default function Table<Fila extends GridValidRowModel>(props: DataTableProps<Fila>) {
  const { id, title, columns, rowId = 'uuid', loading = false, partial = false } = props
  // The first rows of all are not the first of those that a filter leaves, nor in another order.
  const arranged = useAppSelector((state) => isArranged(selectTable(state, id)))
  const rows = (partial && arranged ? undefined : props.rows) ?? NO_ROWS
  const key = useShortcut('tabla')
  const onSelect = useEventCallback(props.selection?.onChange ?? NO_SELECTION)
  const onDoubleClick = useEventCallback(props.onDoubleClick ?? NO_SELECTION)
  const { view, visible } = useTableView(id, rows, columns)
  const { exportOptions, totals } = props
  const handleExport = useEventCallback(() => {
    if (exportOptions?.onExport) exportOptions.onExport(visible(), view)
    else if (exportOptions) exportRows(exportOptions.fileName, visible(), view)
  })
  const selected = props.selection?.uuid ?? null
  const position = useMemo(
    () => (selected === null ? -1 : view.findIndex((row) => row[rowId] === selected)),
    [view, rowId, selected],
  )
  const isGone = selected !== null && position === -1 && !loading
  useSelectedInSight(id, rows, selected, position, props.rowsPerPage ?? 10)

  const uncounted = partial || props.rows === undefined
  const footer = useMemo(
    () => (uncounted ? undefined : typeof totals === 'function' ? totals(view) : totals),
    [uncounted, totals, view],
  )

  useEffect(() => {
    if (isGone) onSelect(null)
  }, [isGone, onSelect])

  return (
    <Frame aria-label={title} {...key.props}>
      <ToolbarContent
        value={{
          table: id,
          actions: props.actions,
          legend: props.legend,
          exportable: !partial,
          exporting: exportOptions?.loading,
          onExport: exportOptions && handleExport,
        }}
      >
        <Grid<Fila>
          id={id}
          label={title}
          view={view}
          columns={columns}
          rowId={rowId as Extract<keyof Fila, string>}
          loading={loading}
          emptyMessage={props.emptyMessage}
          rowsPerPage={props.rowsPerPage ?? 10}
          selectable={props.selection !== undefined}
          selected={selected}
          onSelect={onSelect}
          onDoubleClick={props.onDoubleClick && onDoubleClick}
          highlightedRow={props.highlightedRow}
          totals={footer}
          partial={partial}
        />
      </ToolbarContent>
    </Frame>
  )
}
