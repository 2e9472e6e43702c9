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
import type { KeptTable } from '../../ui/tableState/keptTables'
import { tableChanged, type TableState } from '../../ui/tableState/tableSlice'
import type { RecordTableProps } from './tableProps'
import { useAsked } from './useAsked'

/** Rows per page that a person may choose; the MIT grid takes no more than 100. */
const PAGE_SIZES = [10, 25, 30, 50, 100]

interface Options<Row extends GridValidRowModel> {
  apiRef: RefObject<GridApi | null>
  /** All columns that may be filtered by. */
  colDefs: readonly GridColDef<Row>[]
  /** Its columns are hidden behind cards, and searched. */
  asCards: boolean
  kept: KeptTable
  keep: (changed: KeptTable) => void
  /** The rows are here: an empty grid goes to its first page, also while they are on their way. */
  settled: boolean
}

/**
 * The grid's state, begun as the store has it: what the person changes in the grid is told to the store, and what changes in the store by
 * other ways is applied to the grid. (As controlled models each change would draw all rows twice: docs/measurements.md.)
 */
export function useModels<Row extends GridValidRowModel>(
  table: RecordTableProps<Row>,
  { apiRef, colDefs, asCards, kept: { columns, ...kept }, keep, settled }: Options<Row>,
) {
  const dispatch = useAppDispatch()
  const pageSize = kept.pageSize ?? table.rowsPerPage ?? 10
  const { page, filter, sort } = useAsked(table, colDefs as readonly GridColDef[])
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
    columns: { dimensions: columns?.dimensions },
    filter: { filterModel },
    sorting: { sortModel: sort },
    pagination: { paginationModel: { page, pageSize } },
  })
  useLayoutEffect(() => apiRef.current?.setFilterModel(filterModel), [apiRef, filterModel])
  useLayoutEffect(() => apiRef.current?.setSortModel(sort), [apiRef, sort])
  useLayoutEffect(() => {
    if (settled) apiRef.current?.setPage(page)
  }, [apiRef, page, settled])
  return {
    initialState,
    pageSizeOptions: PAGE_SIZES,
    // Names every column, since one without an entry is visible in the grid, but follows the screen's default here.
    onColumnVisibilityModelChange: useEventCallback((model: GridColumnVisibilityModel) => {
      const all = colDefs.map(({ field }) => [field, model[field] ?? true] as const)
      keep({ columns: { ...columns, columnVisibilityModel: Object.fromEntries(all) } })
    }),
    onColumnWidthChange: useEventCallback(({ colDef, width }: GridColumnResizeParams) => {
      const dimensions = { ...columns?.dimensions, [colDef.field]: { width, flex: 0 } }
      keep({ columns: { ...columns, dimensions } })
    }),
    onFilterModelChange: useEventCallback((model: GridFilterModel) => change({ filter: model })),
    onSortModelChange: useEventCallback((model: GridSortModel) => change({ sort: model })),
    onPaginationModelChange: useEventCallback((model: GridPaginationModel) => {
      if (settled) change({ page: model.page })
      if (model.pageSize !== pageSize) keep({ pageSize: model.pageSize })
    }),
  }
}
