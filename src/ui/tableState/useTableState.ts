import { useEventCallback } from '@mui/material/utils'
import type { GridColumnResizeParams, GridFilterModel, GridSortModel } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import type { Column } from './columns'
import { columnsChanged, filterChanged, sortChanged, selectTable, widthsChanged } from './tableSlice'

/** Maps the store's arrangement of a table to the grid's controlled models, and back. */
export function useTableState<Row>(table: string, columns: readonly Column<Row>[]) {
  const dispatch = useAppDispatch()
  const {
    filter,
    sort: order,
    columns: chosen,
    widths,
  } = useAppSelector((state) => selectTable(state, table))
  const filterModel = useMemo<GridFilterModel>(() => ({ items: filter ? [filter] : [] }), [filter])
  const sortModel = useMemo<GridSortModel>(
    () => (order ? [{ field: order.field, sort: order.direccion }] : []),
    [order],
  )
  const columnVisibilityModel = useMemo(
    () => Object.fromEntries(columns.map(({ field, hidden }) => [field, chosen[field] ?? !hidden] as const)),
    [columns, chosen],
  )

  const onFilterModelChange = useEventCallback(({ items: [item] }: GridFilterModel) => {
    dispatch(filterChanged({ table, filter: item ?? null }))
  })
  const onSortModelChange = useEventCallback(([item]: GridSortModel) => {
    // The grid also tells of the order that it is given.
    if (item === sortModel[0]) return
    dispatch(sortChanged({ table, sort: item?.sort ? { field: item.field, direccion: item.sort } : null }))
  })
  // Names every column, since one without an entry is visible in the grid, but in the store follows the screen's default.
  const onColumnVisibilityModelChange = useEventCallback((chosenNow: Record<string, boolean>) => {
    const all = Object.fromEntries(columns.map(({ field }) => [field, chosenNow[field] ?? true] as const))
    dispatch(columnsChanged({ table, columns: all }))
  })
  const onColumnWidthChange = useEventCallback(({ colDef: { field }, width }: GridColumnResizeParams) => {
    dispatch(widthsChanged({ table, widths: { ...widths, [field]: Math.round(width) } }))
  })

  return {
    widths,
    filterModel,
    sortModel,
    columnVisibilityModel,
    onFilterModelChange,
    onSortModelChange,
    onColumnVisibilityModelChange,
    onColumnWidthChange,
  }
}
