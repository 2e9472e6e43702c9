import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useEventCallback } from '@mui/material/utils'
import {
  DataGrid,
  type DataGridProps,
  gridExpandedSortedRowEntriesSelector,
  gridFilterActiveItemsSelector,
  gridFilterModelSelector,
  useGridApiRef,
  type GridEventListener,
  type GridRowClassNameParams,
  type GridRowId,
  type GridRowSelectionModel,
  type GridValidRowModel,
} from '@mui/x-data-grid'
import { useCallback, useImperativeHandle, useMemo, useState } from 'react'
import { useAppSelector } from '../../api/client/hooks'
import { ACTIONS, CARDS } from '../../ui/cards/styles'
import { ExportButton } from '../../ui/export/ExportButton'
import { useShortcut } from '../../ui/shortcuts/useShortcut'
import { usePhone } from '../../ui/style/usePhone'
import { GRID, SLOT_PROPS } from '../../ui/table/defaults'
import { Frame } from '../../ui/table/frame'
import { TableContent } from '../../ui/table/Toolbar'
import { useCellFocus } from '../../ui/table/useCellFocus'
import { selectTable, type TableState } from '../../ui/tableState/tableSlice'
import { TABLE_TEXTS } from '../../ui/tableState/texts'
import { useBulk } from '../bulk/useBulk'
import { selectRecent } from '../remoteChanges/remoteChangesSlice'
import { withDistinctNames } from '../selectors/driverNames'
import { AsTable } from './AsTable'
import { exportableOf } from './exportableOf'
import type { RecordTableProps } from './tableProps'
import { useInSight } from './useInSight'
import { useModels } from './useModels'
import { useRowKeys } from './useRowKeys'
import { useRows } from './useRows'

const NO_ROWS: readonly never[] = []
/** Takes no room of its own. */
const LINE = { mb: '-4px', zIndex: 1 }

/** The server searches and keeps its order. */
const SERVED = {
  paginationMode: 'server',
  pageSizeOptions: [10],
  disableColumnFilter: true,
  disableColumnSorting: true,
} as const

const isArranged = ({ page, filter, sort }: TableState) =>
  page + filter.items.length + (filter.quickFilterValues ?? []).length + sort.length > 0

/**
 * A screen's table: the grid over all its rows, which filters, searches, sorts and pages them. Its state stands in the store under `id`;
 * the screen provides the data.
 */
export default function LoadedTable<Row extends GridValidRowModel>(props: RecordTableProps<Row>) {
  const { id, title, rowId = 'uuid', selection, totals, highlightedRow, legend } = props
  const { loading = false, partial = false, served } = props
  const waiting = loading && props.waiting === true
  const apiRef = useGridApiRef()
  const recent = useAppSelector(selectRecent)
  const key = useShortcut('tabla')
  const phone = usePhone()
  const [asTable, setAsTable] = useState(false)
  const asCards = phone && !asTable
  // The first rows of the list are not the first of a filtered or differently sorted one.
  const arranged = useAppSelector((state) => partial && isArranged(selectTable(state, id)))
  const named = useMemo(() => props.rows && withDistinctNames(props.rows), [props.rows])
  const given = arranged ? undefined : named
  const rows = given ?? NO_ROWS
  const first = useRows(apiRef, rows)
  const { visible, models } = useModels(props, apiRef, asCards, given !== undefined && !served)
  const bulk = useBulk<Row>(props, apiRef, partial || waiting)
  const { ids } = bulk

  const uncounted =
    props.rows === undefined || waiting || (partial && (arranged || typeof totals === 'function'))
  const footer = useMemo(
    () => (uncounted ? undefined : typeof totals === 'function' ? totals(rows) : totals),
    [uncounted, totals, rows],
  )

  const selected = selection?.uuid ?? null
  useInSight(apiRef, selected, waiting || partial ? undefined : props.rows)
  const rowSelectionModel = useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set(ids ?? (selected === null ? [] : [selected])) }),
    [ids, selected],
  )
  const onRowSelectionModelChange = useEventCallback<NonNullable<DataGridProps['onRowSelectionModelChange']>>(
    (model, { reason }) => {
      const chosen = [...model.ids].map(String)
      if (ids) bulk.setIds(new Set(chosen))
      // A created record is selected before the list has it: the grid would take it off.
      else if (!loading || reason === 'singleRowSelection') selection?.onChange(chosen[0] ?? null)
    },
  )
  const onRowDoubleClick = useEventCallback<GridEventListener<'rowDoubleClick'>>(({ id: row }) => {
    if (ids || !props.onDoubleClick) return
    // The two clicks have selected and deselected it.
    selection?.onChange(String(row))
    props.onDoubleClick(String(row))
  })
  const selects = selection !== undefined || ids !== null
  const onCellKeyDown = useRowKeys(apiRef, selects, ids !== null)
  // The title's checkbox and a range of rows take those of the page that is shown.
  const isOnPage = useCallback(
    ({ id: row }: { id: GridRowId }) => apiRef.current?.getRowIndexRelativeToVisibleRows(row) !== undefined,
    [apiRef],
  )
  const getRowId = useCallback((row: Row) => String(row[rowId]), [rowId])
  const getRowClassName = useCallback(
    ({ id: row, row: model }: GridRowClassNameParams<Row>) =>
      `${highlightedRow?.(model) ?? ''} ${recent[row] ? 'reciente' : ''}`.trim(),
    [highlightedRow, recent],
  )
  // Says nothing of a list that could not be fetched (section 8).
  const noRowsLabel = props.rows ? props.emptyMessage : ''
  const localeText = useMemo(() => ({ ...TABLE_TEXTS, noRowsLabel }), [noRowsLabel])
  const cell = useCellFocus(apiRef)
  const slotProps = useMemo(() => ({ ...SLOT_PROPS, cell }), [cell])

  const view = useEventCallback(() =>
    gridExpandedSortedRowEntriesSelector(apiRef).map(({ model }) => model as Row),
  )
  useImperativeHandle(props.view, () => view, [view])
  const exportable = useEventCallback(() => {
    const found = view()
    const chosen = found.filter((row) => ids?.has(getRowId(row)))
    const exported = chosen.length === 0 ? found : chosen
    const { quickFilterValues } = gridFilterModelSelector(apiRef)
    return exportableOf(
      props,
      visible,
      { items: gridFilterActiveItemsSelector(apiRef), quickFilterValues },
      exported,
      // Figures that are given are those of all rows.
      typeof totals === 'function' ? totals(exported) : exported.length === rows.length ? footer : undefined,
    )
  })

  const actions = bulk.actions ?? props.actions
  return (
    <Frame aria-label={title} {...key.props} onKeyDown={bulk.onKeyDown}>
      <TableContent
        value={{
          actions: (
            <>
              {!asCards && actions}
              {props.exportOptions && <ExportButton exportable={exportable} disabled={partial || waiting} />}
              {!served && bulk.toggle}
              {phone && <AsTable on={asTable} onToggle={() => setAsTable(!asTable)} />}
            </>
          ),
          legend: asCards ? undefined : legend,
          totals: footer,
          served: served !== undefined,
          paged: !partial && !waiting,
          onShown: props.onShown,
        }}
      >
        {loading && rows.length > 0 && <LinearProgress aria-label="Cargando" sx={LINE} />}
        <DataGrid<Row>
          {...GRID}
          {...models}
          {...(asCards && CARDS)}
          {...(served && { ...SERVED, ...served })}
          apiRef={apiRef}
          label={title}
          rows={served ? rows : first}
          getRowId={getRowId}
          // A property that changes draws all cells anew, which those of the search before are not worth.
          loading={loading && rows.length === 0}
          rowSelection={selects}
          checkboxSelection={ids !== null}
          isRowSelectable={ids ? isOnPage : undefined}
          rowSelectionModel={rowSelectionModel}
          onRowSelectionModelChange={onRowSelectionModelChange}
          disableMultipleRowSelection={ids === null}
          keepNonExistentRowsSelected={ids !== null}
          onRowDoubleClick={onRowDoubleClick}
          onCellKeyDown={onCellKeyDown}
          getRowClassName={getRowClassName}
          slotProps={slotProps}
          localeText={localeText}
        />
      </TableContent>
      {asCards && <Box sx={ACTIONS}>{actions}</Box>}
    </Frame>
  )
}
