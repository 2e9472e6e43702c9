import type { GridApi, GridValidRowModel } from '@mui/x-data-grid'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/**
 * Gives the grid another list by its own method: as a property, new rows draw all of it twice (docs/measurements.md).
 *
 * @returns the rows that it begins with
 */
export function useRows<Row extends GridValidRowModel>(
  apiRef: RefObject<GridApi | null>,
  rows: readonly Row[],
) {
  const [first] = useState(rows)
  const shown = useRef(rows)
  useLayoutEffect(() => {
    if (shown.current !== rows) apiRef.current?.setRows(rows as Row[])
    shown.current = rows
  }, [apiRef, rows])
  return first
}
