import { useEventCallback } from '@mui/material/utils'
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  useGridApiRef,
  type DataGridProps,
  type GridColumnsManagementProps,
  type GridEventListener,
  type GridRowClassNameParams,
  type GridRowSelectionModel,
  type GridSlotsComponentsProps,
  type GridValidRowModel,
} from '@mui/x-data-grid'
import { memo, useCallback, useEffect, useMemo, useState } from 'react'
import { sinAcentos } from '../../contract/sinAcentos'
import { pageNonce } from '../style/nonce'
import { PAGE_SIZES } from '../columns/arrangement'
import { toColDef } from './colDef'
import { ROW_HEIGHT, HEADER_HEIGHT } from './frame'
import type { GridProps } from './gridProps'
import { SLOTS } from './slots'
import { LOADING_HEIGHT, pageHeight, FILTER_STYLES, tableStyles } from './styles'
import { TABLE_TEXTS } from '../columns/texts'
import { useCellFocus } from './useCellFocus'
import { useTableState } from '../columns/useTableState'

const NONCE = pageNonce()
/** Debounce of a column's filter, in ms. Short, since it filters in the browser. */
const FILTER_DEBOUNCE_MS = 50
const SELECTION_KEYS = [' ', 'Enter']
const PAGE_KEYS = ['PageUp', 'PageDown']
const COLUMNS_PANEL: GridColumnsManagementProps = {
  searchPredicate: ({ headerName = '' }, sought) => sinAcentos(headerName).includes(sinAcentos(sought)),
  getTogglableColumns: (columns) =>
    columns.map(({ field }) => field).filter((field) => field !== GRID_CHECKBOX_SELECTION_FIELD),
  // It would bring back how the grid was mounted: as the person had left it.
  disableResetButton: true,
}

/**
 * The same array for as long as the page holds the same rows, so that the grid does not render again when the rest of a
 * list arrives or when the list is fetched again.
 */
function useSamePage<Row>(page: readonly Row[]): readonly Row[] {
  const [last, setLast] = useState(page)
  if (last === page) return page
  if (last.length === page.length && page.every((row, i) => row === last[i])) return last
  setLast(page)
  return page
}

/** Its rows, their order and its page reach the grid by its API: by its props, each turned page would draw the outgoing rows and all titles once more. */
const StillGrid = memo(DataGrid, (before, now) =>
  (Object.keys(now) as (keyof DataGridProps)[]).every((key) => key === 'rows' || before[key] === now[key]),
) as typeof DataGrid

function GridBase<Row extends GridValidRowModel>(props: GridProps<Row>) {
  const { id, view, columns, rowId, loading, emptyMessage, rowsPerPage, partial } = props
  const { selected, selectable, multiple, onSelect, onDoubleClick, highlightedRow, recent } = props
  const apiRef = useGridApiRef()
  const { widths, paginationModel, sortModel, ...state } = useTableState(
    id,
    columns,
    rowsPerPage,
    view.length,
  )
  const { page } = paginationModel
  const [initialState] = useState(() => ({ pagination: { paginationModel }, sorting: { sortModel } }))
  const rows = useSamePage(
    useMemo(() => view.slice(page * rowsPerPage, (page + 1) * rowsPerPage), [view, page, rowsPerPage]),
  )
  const colDefs = useMemo(
    () => columns.map((column) => toColDef(column, widths[column.field])),
    [columns, widths],
  )
  const getRowId = useCallback((row: Row) => row[rowId] as string, [rowId])
  const getRowClassName = useCallback(
    ({ id, row }: GridRowClassNameParams<Row>) =>
      `${highlightedRow?.(row) ?? ''} ${recent[id] ? 'reciente' : ''}`.trim(),
    [highlightedRow, recent],
  )
  const rowSelectionModel = useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set(selected) }),
    [selected],
  )
  const localeText = useMemo(() => ({ ...TABLE_TEXTS, noRowsLabel: emptyMessage }), [emptyMessage])
  const cell = useCellFocus(apiRef)
  const empty = view.length === 0
  const hasPages = partial || view.length > rowsPerPage
  const slotProps = useMemo<GridSlotsComponentsProps>(
    () => ({
      cell,
      columnsManagement: COLUMNS_PANEL,
      filterPanel: { sx: FILTER_STYLES },
    }),
    [cell],
  )
  const onKey = useEventCallback<GridEventListener<'cellKeyDown'>>(({ id: row }, event) => {
    const { key, target, currentTarget } = event
    const link = key === 'Enter' ? currentTarget.querySelector('a') : null
    const chooses = selectable && SELECTION_KEYS.includes(key)
    const onRow = target === currentTarget || (target as HTMLInputElement).type === 'checkbox'
    if (!onRow || !(link || chooses || PAGE_KEYS.includes(key))) return
    event.preventDefault()
    event.defaultMuiPrevented = true
    if (link) link.click()
    else if (chooses) apiRef.current?.selectRow(row, !selected.has(String(row)), !multiple)
    else apiRef.current?.setPage(page + (key === 'PageDown' ? 1 : -1))
  })

  const onRowDoubleClick = useEventCallback<GridEventListener<'rowDoubleClick'>>(({ id: row }) => {
    if (!onDoubleClick || multiple) return
    // The two clicks have selected and deselected the row.
    onSelect(new Set([String(row)]))
    onDoubleClick(String(row))
  })

  const onRowSelection = useEventCallback(({ ids }: GridRowSelectionModel) =>
    onSelect(new Set([...ids].map(String))),
  )
  const style = useMemo(
    () => (loading && empty ? LOADING_HEIGHT : pageHeight(hasPages ? rowsPerPage : 0)),
    [loading, empty, hasPages, rowsPerPage],
  )
  // After the grid has taken over a new number of rows, beyond which it turns to no page.
  useEffect(() => apiRef.current?.setPaginationModel(paginationModel), [apiRef, paginationModel])
  useEffect(() => apiRef.current?.setSortModel(sortModel), [apiRef, sortModel])
  useEffect(() => apiRef.current?.setRows([...rows]), [apiRef, rows])

  return (
    <StillGrid<Row>
      apiRef={apiRef}
      label={props.label}
      columns={colDefs}
      rows={rows}
      getRowId={getRowId}
      getRowClassName={getRowClassName}
      loading={loading}
      initialState={initialState}
      {...state}
      rowCount={view.length}
      pageSizeOptions={PAGE_SIZES}
      paginationMode="server"
      filterMode="server"
      filterDebounceMs={FILTER_DEBOUNCE_MS}
      sortingMode="server"
      rowSelection={selectable}
      checkboxSelection={multiple}
      rowSelectionModel={rowSelectionModel}
      onRowSelectionModelChange={onRowSelection}
      disableMultipleRowSelection={!multiple}
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      onRowDoubleClick={onRowDoubleClick}
      onCellKeyDown={onKey}
      rowHeight={ROW_HEIGHT}
      columnHeaderHeight={HEADER_HEIGHT}
      showToolbar
      slots={SLOTS}
      slotProps={slotProps}
      localeText={localeText}
      nonce={NONCE}
      style={style}
      sx={tableStyles}
    />
  )
}

/** The configured grid; screens use `RecordTable`. */
export const Grid = memo(GridBase) as typeof GridBase
