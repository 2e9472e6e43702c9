import type { GridFilterModel, GridPaginationModel, GridSortModel } from '@mui/x-data-grid'
import { useCallback, useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import type { Column } from './columns'
import {
  columnsChanged,
  filterChanged,
  sortChanged,
  pageChanged,
  selectTable,
  type FilterValue,
} from './tableSlice'
import { filterRows, sortRows } from './view'

const isVisible = <Row>({ field, hidden }: Column<Row>, chosen: Record<string, boolean>): boolean =>
  chosen[field] ?? !hidden

/** A table's rows, filtered and sorted, and its visible columns. */
export function useTableView<Row>(table: string, rows: readonly Row[], columns: readonly Column<Row>[]) {
  const { filter, sort: order, columns: chosen } = useAppSelector((state) => selectTable(state, table))
  const filtered = useMemo(() => filterRows(rows, columns, filter), [rows, columns, filter])
  const view = useMemo(() => sortRows(filtered, columns, order), [filtered, columns, order])
  const visible = () => columns.filter((column) => isVisible(column, chosen))
  return { view, visible }
}

/** Maps the store's arrangement of a table to the grid's controlled models, and back. */
export function useTableState<Row>(
  table: string,
  columns: readonly Column<Row>[],
  rowsPerPage: number,
  total: number,
) {
  const dispatch = useAppDispatch()
  const {
    filter,
    sort: order,
    columns: chosen,
    ...arrangement
  } = useAppSelector((state) => selectTable(state, table))
  // There may be fewer pages than on the last visit, and none while the list loads.
  const page = Math.max(0, Math.min(arrangement.page, Math.ceil(total / rowsPerPage) - 1))

  const paginationModel = useMemo(() => ({ page, pageSize: rowsPerPage }), [page, rowsPerPage])
  const filterModel = useMemo<GridFilterModel>(
    () => ({
      items: filter
        ? [{ id: filter.id, field: filter.field, operator: filter.operador, value: filter.value as unknown }]
        : [],
    }),
    [filter],
  )
  const sortModel = useMemo<GridSortModel>(
    () => (order ? [{ field: order.field, sort: order.direccion }] : []),
    [order],
  )
  const columnVisibilityModel = useMemo(
    () => Object.fromEntries(columns.map((column) => [column.field, isVisible(column, chosen)] as const)),
    [columns, chosen],
  )

  const onPaginationModelChange = useCallback(
    (model: GridPaginationModel) => {
      if (model.page !== page) dispatch(pageChanged({ table, page: model.page }))
    },
    [dispatch, table, page],
  )
  const onFilterModelChange = useCallback(
    ({ items: [item] }: GridFilterModel) => {
      const added = item && {
        id: item.id,
        field: item.field,
        operador: item.operator,
        value: item.value as FilterValue,
      }
      dispatch(filterChanged({ table, filter: added ?? null }))
    },
    [dispatch, table],
  )
  const onSortModelChange = useCallback(
    ([item]: GridSortModel) => {
      const added = item?.sort ? { field: item.field, direccion: item.sort } : null
      dispatch(sortChanged({ table, sort: added }))
    },
    [dispatch, table],
  )
  const onColumnVisibilityModelChange = useCallback(
    // In the grid a column without an entry is visible; in the store it follows the screen's default.
    (chosenNow: Record<string, boolean>) => {
      const all = Object.fromEntries(columns.map(({ field }) => [field, chosenNow[field] ?? true] as const))
      dispatch(columnsChanged({ table, columns: all }))
    },
    [dispatch, table, columns],
  )

  return {
    paginationModel,
    filterModel,
    sortModel,
    columnVisibilityModel,
    onPaginationModelChange,
    onFilterModelChange,
    onSortModelChange,
    onColumnVisibilityModelChange,
  }
}

/** Whether a table has a column filter, and the function that clears it. */
export function useTableFilter(table: string): { isFiltered: boolean; clear: () => void } {
  const dispatch = useAppDispatch()
  const filtered = useAppSelector((state) => selectTable(state, table).filter !== null)
  const clear = useCallback(() => dispatch(filterChanged({ table, filter: null })), [dispatch, table])
  return { isFiltered: filtered, clear }
}
