import { useEventCallback } from '@mui/material/utils'
import type { GridColumnResizeParams, GridFilterModel, GridSortModel } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import type { Column } from './columns'
import {
  columnsChanged,
  filterChanged,
  sortChanged,
  quickFilterChanged,
  selectTable,
  widthsChanged,
} from './tableSlice'

export const isVisible = <Row>({ field, hidden }: Column<Row>, chosen: Record<string, boolean>): boolean =>
  chosen[field] ?? !hidden

/** Maps the store's arrangement of a table to the grid's controlled models, and back. */
export function useTableState<Row>(table: string, columns: readonly Column<Row>[]) {
  const dispatch = useAppDispatch()
  const {
    filter,
    quick,
    sort: order,
    columns: chosen,
    widths,
  } = useAppSelector((state) => selectTable(state, table))
  const filterModel = useMemo<GridFilterModel>(
    () => ({
      items: filter ? [filter] : [],
      quickFilterValues: quick,
    }),
    [filter, quick],
  )
  const sortModel = useMemo<GridSortModel>(
    () => (order ? [{ field: order.field, sort: order.direccion }] : []),
    [order],
  )
  const columnVisibilityModel = useMemo(
    () => Object.fromEntries(columns.map((column) => [column.field, isVisible(column, chosen)] as const)),
    [columns, chosen],
  )

  const onFilterModelChange = useEventCallback(
    ({ items: [item], quickFilterValues = [] }: GridFilterModel) => {
      const words = quickFilterValues.map(String)
      if (words.join(' ') === quick.join(' ')) dispatch(filterChanged({ table, filter: item ?? null }))
      else dispatch(quickFilterChanged({ table, quick: words }))
    },
  )
  const onSortModelChange = useEventCallback(([item]: GridSortModel) => {
    // The grid also tells of the order that it is given.
    if (item === sortModel[0]) return
    dispatch(sortChanged({ table, sort: item?.sort ? { field: item.field, direccion: item.sort } : null }))
  })
  // In the grid a column without an entry is visible; in the store it follows the screen's default.
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
