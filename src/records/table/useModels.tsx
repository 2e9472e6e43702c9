import { useEventCallback } from '@mui/material/utils'
import type {
  GridApi,
  GridColDef,
  GridColumnResizeParams,
  GridColumnVisibilityModel,
  GridFilterModel,
  GridPaginationModel,
  GridSortModel,
  GridValidRowModel,
} from '@mui/x-data-grid'
import { useLayoutEffect, useMemo, useState, type RefObject } from 'react'
import { useAppDispatch } from '../../api/client/hooks'
import { Card } from '../../ui/cards/Card'
import { toColDef } from '../../ui/table/colDef'
import { tableChanged, type TableState } from '../../ui/tableState/tableSlice'
import { useKept } from '../../ui/tableState/useKept'
import type { RecordTableProps } from './tableProps'
import { useAsked } from './useAsked'

/** Rows per page that a person may choose; the MIT grid takes no more than 100. */
const PAGE_SIZES = [10, 25, 30, 50, 100]

/**
 * The grid's columns and state, begun as store and browser have it: what the person changes in the grid is told to them, and what changes
 * in the store by other ways is applied to the grid. (As controlled models each change would draw all rows twice: docs/measurements.md.)
 *
 * @param asCards shows one column of cards over those that are shown, which still search, filter and sort
 * @param settled whether the rows are here: an empty grid goes to its first page, also while they are on their way
 */
export function useModels<Row extends GridValidRowModel>(
  { columns, highlightedRow, legend, ...table }: RecordTableProps<Row>,
  apiRef: RefObject<GridApi | null>,
  asCards: boolean,
  settled: boolean,
) {
  const dispatch = useAppDispatch()
  const [{ columns: look, ...kept }, keep] = useKept(table.id)
  const chosen = look?.columnVisibilityModel
  const { visible, ...columnProps } = useMemo(() => {
    const visible = columns.filter(({ field, hidden }) => chosen?.[field] ?? !hidden)
    const colDefs: GridColDef<Row>[] = (asCards ? visible : columns).map((column) => toColDef(column))
    const card: GridColDef<Row> = {
      field: 'tarjeta',
      headerName: 'Tarjeta',
      flex: 1,
      filterable: false,
      renderCell: ({ id, row }) => <Card {...{ id, row, columns: visible, highlightedRow, legend }} />,
    }
    return {
      visible,
      columns: asCards ? [...colDefs, card] : colDefs,
      columnVisibilityModel: Object.fromEntries(
        columns.map((column) => [column.field, !asCards && visible.includes(column)]),
      ),
    }
  }, [columns, chosen, asCards, highlightedRow, legend])

  const pageSize = kept.pageSize ?? table.rowsPerPage ?? 10
  const { page, filter, sort } = useAsked(table, columnProps.columns)
  const change = (changed: Partial<TableState>) =>
    void dispatch(tableChanged({ table: table.id, ...changed }))
  const filterModel = useMemo<GridFilterModel>(
    () =>
      filter.quickFilterExcludeHiddenColumns === !asCards
        ? filter
        : { ...filter, quickFilterExcludeHiddenColumns: !asCards },
    [filter, asCards],
  )
  const [initialState] = useState({
    columns: { dimensions: look?.dimensions },
    filter: { filterModel },
    sorting: { sortModel: sort },
    pagination: { paginationModel: { page, pageSize } },
  })
  useLayoutEffect(() => apiRef.current?.setFilterModel(filterModel), [apiRef, filterModel])
  useLayoutEffect(() => apiRef.current?.setSortModel(sort), [apiRef, sort])
  useLayoutEffect(() => {
    if (settled) apiRef.current?.setPage(page)
  }, [apiRef, page, settled])
  const models = {
    ...columnProps,
    initialState,
    pageSizeOptions: PAGE_SIZES,
    // Names every column, since one without an entry is visible in the grid, but follows the screen's default here.
    onColumnVisibilityModelChange: useEventCallback((model: GridColumnVisibilityModel) => {
      const all = columns.map(({ field }) => [field, model[field] ?? true] as const)
      keep({ columns: { ...look, columnVisibilityModel: Object.fromEntries(all) } })
    }),
    onColumnWidthChange: useEventCallback(({ colDef, width }: GridColumnResizeParams) => {
      const dimensions = { ...look?.dimensions, [colDef.field]: { width, flex: 0 } }
      keep({ columns: { ...look, dimensions } })
    }),
    onFilterModelChange: useEventCallback((model: GridFilterModel) => change({ filter: model })),
    onSortModelChange: useEventCallback((model: GridSortModel) => change({ sort: model })),
    onPaginationModelChange: useEventCallback((model: GridPaginationModel) => {
      if (settled) change({ page: model.page })
      if (model.pageSize !== pageSize) keep({ pageSize: model.pageSize })
    }),
  }
  return { visible, models }
}
