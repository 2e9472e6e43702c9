import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridPaginationModel,
  type GridSortModel,
  type GridValidRowModel,
} from '@mui/x-data-grid'
import { memo, useEffect, useMemo, useState, type RefObject } from 'react'

/**
 * The grid, whose rows, order and page come by its API (`usePageOf`): by its props, each turned page would draw the outgoing rows and
 * all titles once more (docs/measurements.md).
 */
export const StillGrid = memo(DataGrid, (before, now) =>
  (Object.keys(now) as (keyof DataGridProps)[]).every((key) => key === 'rows' || before[key] === now[key]),
) as typeof DataGrid

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

/** A page of the rows, handed to the grid with its order. The grid is given the same as `rows` for when it renders for another reason. */
export function usePageOf<Row extends GridValidRowModel>(
  view: readonly Row[],
  apiRef: RefObject<GridApi | null>,
  paginationModel: GridPaginationModel,
  sortModel: GridSortModel,
): readonly Row[] {
  const { page, pageSize } = paginationModel
  const rows = useSamePage(
    useMemo(() => view.slice(page * pageSize, (page + 1) * pageSize), [view, page, pageSize]),
  )
  // After the grid has taken over a new number of rows, beyond which it turns to no page.
  useEffect(() => apiRef.current?.setPaginationModel(paginationModel), [apiRef, paginationModel])
  useEffect(() => apiRef.current?.setSortModel(sortModel), [apiRef, sortModel])
  useEffect(() => apiRef.current?.setRows([...rows]), [apiRef, rows])
  return rows
}
