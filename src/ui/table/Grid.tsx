import { useEventCallback } from '@mui/material/utils'
import {
  useGridApiRef,
  type GridEventListener,
  type GridRowClassNameParams,
  type GridRowSelectionModel,
  type GridSlotsComponentsProps,
  type GridValidRowModel,
} from '@mui/x-data-grid'
import { memo, useCallback, useMemo } from 'react'
import { pageNonce } from '../style/nonce'
import { toColDef } from './colDef'
import { ROW_HEIGHT, HEADER_HEIGHT } from './frame'
import type { GridProps } from './gridProps'
import { COLUMNS_PANEL, SLOTS } from './slots'
import { StillGrid, usePageOf } from './StillGrid'
import { LOADING_HEIGHT, pageHeight, FILTER_STYLES, tableStyles } from './styles'
import { TABLE_TEXTS } from '../tableState/texts'
import { useCellFocus } from './useCellFocus'
import { PAGE_SIZES } from '../tableState/arrangement'
import { usePages } from '../tableState/usePages'
import { useTableState } from '../tableState/useTableState'

const NONCE = pageNonce()
/** Debounce of a column's filter, in ms. Short, since it filters in the browser. */
const FILTER_DEBOUNCE_MS = 50
/** The grid holds one page, of the most rows that there may be: which of all is the table's own to know. */
const ONE_PAGE = { page: 0, pageSize: Math.max(...PAGE_SIZES) }
const SELECTION_KEYS = [' ', 'Enter']
const PAGE_KEYS = ['PageUp', 'PageDown']
function GridBase<Row extends GridValidRowModel>(props: GridProps<Row>) {
  const { id, view, columns, rowId, loading, emptyMessage, rowsPerPage, partial } = props
  const { selected, selectable, multiple, onSelect, onDoubleClick, highlightedRow, recent } = props
  const apiRef = useGridApiRef()
  const { widths, sortModel, ...state } = useTableState(id, columns)
  const { page, isTurned, turnTo } = usePages(id, view.length, rowsPerPage)
  const ofPage = usePageOf(view, apiRef, { page, isTurned, rowsPerPage, sortModel, loading })
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
    else turnTo(page + (key === 'PageDown' ? 1 : -1))
  })

  const onRowDoubleClick = useEventCallback<GridEventListener<'rowDoubleClick'>>(({ id: row }) =>
    onDoubleClick?.(String(row)),
  )

  const onRowSelection = useEventCallback(({ ids }: GridRowSelectionModel) =>
    onSelect(new Set([...ids].map(String))),
  )
  const style = loading && empty ? LOADING_HEIGHT : pageHeight(hasPages ? rowsPerPage : 0)

  return (
    // Around the grid, which would draw itself anew for another style of its own.
    <div style={{ display: 'contents', ...style }}>
      <StillGrid<Row>
        apiRef={apiRef}
        label={props.label}
        columns={colDefs}
        {...ofPage}
        getRowId={getRowId}
        getRowClassName={getRowClassName}
        {...state}
        paginationModel={ONE_PAGE}
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
        sx={tableStyles}
      />
    </div>
  )
}

/** The configured grid; screens use `RecordTable`. */
export const Grid = memo(GridBase) as typeof GridBase
