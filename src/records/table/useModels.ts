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
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { PAGE_SIZES } from '../../ui/tableState/keptTables'
import { selectTable, tableChanged, type TableState } from '../../ui/tableState/tableSlice'

interface Options<Row extends GridValidRowModel> {
  id: string
  apiRef: RefObject<GridApi | null>
  /** All columns that may be filtered by. */
  colDefs: readonly GridColDef<Row>[]
  columnVisibilityModel: GridColumnVisibilityModel
  /** Its columns are hidden behind cards, and searched. */
  asCards: boolean
  /** The screen's. */
  rowsPerPage: number
  /** The rows are here: an empty grid goes to its first page, also while they are on their way. */
  settled: boolean
}

/**
 * The grid's state, begun as the store has it: what the person changes in the grid is told to the store, and what changes in the store by
 * other ways is applied to the grid. (As controlled models each change would draw all rows twice: docs/measurements.md.)
 */
export function useModels<Row extends GridValidRowModel>({
  id,
  apiRef,
  colDefs,
  columnVisibilityModel,
  asCards,
  rowsPerPage,
  settled,
}: Options<Row>) {
  const dispatch = useAppDispatch()
  const { page, filter, sort, columns, ...table } = useAppSelector((state) => selectTable(state, id))
  const pageSize = table.pageSize ?? rowsPerPage
  const change = (changed: Partial<TableState>) => void dispatch(tableChanged({ table: id, ...changed }))
  const filterModel = useMemo<GridFilterModel>(() => {
    // An address may name a condition that there is not.
    const items = filter.items.filter(({ field, operator }) =>
      colDefs
        .find((column) => column.field === field)
        ?.filterOperators?.some(({ value }) => value === operator),
    )
    const isSame = items.length === filter.items.length && filter.quickFilterExcludeHiddenColumns === !asCards
    return isSame ? filter : { ...filter, items, quickFilterExcludeHiddenColumns: !asCards }
  }, [filter, colDefs, asCards])
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
    pageSize,
    initialState,
    columnVisibilityModel,
    pageSizeOptions: PAGE_SIZES,
    // Names every column, since one without an entry is visible in the grid, but in the store follows the screen's default.
    onColumnVisibilityModelChange: useEventCallback((model: GridColumnVisibilityModel) => {
      const all = colDefs.map(({ field }) => [field, model[field] ?? true] as const)
      change({ columns: { ...columns, columnVisibilityModel: Object.fromEntries(all) } })
    }),
    onColumnWidthChange: useEventCallback(({ colDef, width }: GridColumnResizeParams) => {
      const dimensions = { ...columns?.dimensions, [colDef.field]: { width, flex: 0 } }
      change({ columns: { ...columns, dimensions } })
    }),
    onFilterModelChange: useEventCallback((model: GridFilterModel) => change({ filter: model })),
    onSortModelChange: useEventCallback((model: GridSortModel) => change({ sort: model })),
    onPaginationModelChange: useEventCallback((model: GridPaginationModel) => {
      if (settled) change({ page: model.page })
      if (model.pageSize !== pageSize) change({ pageSize: model.pageSize })
    }),
  }
}
