import { gridExpandedSortedRowIdsSelector, gridPaginationModelSelector, type GridApi } from '@mui/x-data-grid'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Turns to the page of a row when it is selected, or found by another search, and again when a new list moves it (a new row is last until
 * the server's order arrives), until the person turns the page.
 *
 * @param rows undefined while those that are wanted are on their way
 */
export function useInSight(
  apiRef: RefObject<GridApi | null>,
  selected: string | null,
  rows: readonly unknown[] | undefined,
) {
  const followed = useRef<{ selected: string | null; page: number }>({ selected: null, page: 0 })
  useEffect(() => {
    const { current: before } = followed
    if (selected === null || !rows) {
      followed.current = { selected: null, page: 0 }
      return
    }
    const at = gridExpandedSortedRowIdsSelector(apiRef).indexOf(selected)
    const { page, pageSize } = gridPaginationModelSelector(apiRef)
    if (at === -1 || (before.selected === selected && before.page !== page)) return
    followed.current = { selected, page: Math.floor(at / pageSize) }
    apiRef.current?.setPage(followed.current.page)
  }, [apiRef, selected, rows])
}
