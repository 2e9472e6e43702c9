import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridSortModel,
  type GridValidRowModel,
} from '@mui/x-data-grid'
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'

const BY_API = new Set(['rows', 'loading'])

/**
 * The grid, whose rows, order, page and waiting come by its API (`usePageOf`): by its props, each turned page and each search would draw
 * the outgoing rows and all titles once more (docs/measurements.md).
 */
export const StillGrid = memo(DataGrid, (before, now) =>
  (Object.keys(now) as (keyof DataGridProps)[]).every((key) => BY_API.has(key) || before[key] === now[key]),
) as typeof DataGrid

/**
 * The same array for as long as the page holds the same rows, so that the grid does not render again when the rest of a
 * list arrives or when the list is fetched again.
 */
function useSamePage<Row>(page: readonly Row[]) {
  const [last, setLast] = useState(page)
  if (last === page) return page
  if (last.length === page.length && page.every((row, i) => row === last[i])) return last
  setLast(page)
  return page
}

interface PageState {
  page: number
  /** Checks whether another page is already wanted, such as the first one of a search's results. */
  isTurned: () => boolean
  rowsPerPage: number
  sortModel: GridSortModel
  loading: boolean
}

/** A page of the rows, handed to the grid with its order. The grid is given the same as props for when it renders for another reason. */
export function usePageOf<Row extends GridValidRowModel>(
  view: readonly Row[],
  apiRef: RefObject<GridApi | null>,
  { page, isTurned, rowsPerPage, sortModel, loading }: PageState,
) {
  const rows = useSamePage(
    useMemo(() => view.slice(page * rowsPerPage, (page + 1) * rowsPerPage), [view, page, rowsPerPage]),
  )
  const [initialState] = useState({ sorting: { sortModel } })
  useEffect(() => apiRef.current?.setSortModel(sortModel), [apiRef, sortModel])
  // With the rest of the page, before it is painted; not those that the grid is mounted with. What was turned over is handed at
  // the next render, should the page come back.
  const handed = useRef(rows)
  useLayoutEffect(() => {
    if (rows === handed.current || isTurned()) return
    handed.current = rows
    apiRef.current?.setRows([...rows])
  })
  // Also after new rows, which bring back what the grid has last been given.
  useEffect(() => apiRef.current?.setLoading(loading), [apiRef, rows, loading])
  return { rows, loading, initialState }
}
