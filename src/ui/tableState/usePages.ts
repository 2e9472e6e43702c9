import { useAppDispatch, useAppSelector, useAppStore } from '../../api/client/hooks'
import { pageChanged, pageSizeChanged, selectTable } from './tableSlice'

/** The page that a table shows, and how it turns to others. */
export function usePages(table: string, total: number, rowsPerPage: number) {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const wanted = useAppSelector((state) => selectTable(state, table).page)
  const last = Math.max(0, Math.ceil(total / rowsPerPage) - 1)
  // There may be fewer pages than on the last visit, and none while the list loads.
  const page = Math.min(wanted, last)
  /** Checks whether another page has been turned to since this render. */
  const isTurned = () => Math.min(selectTable(store.getState(), table).page, last) !== page
  const turnTo = (next: number) => {
    if (next >= 0 && next <= last) dispatch(pageChanged({ table, page: next }))
  }
  const resize = (pageSize: number) =>
    dispatch(pageSizeChanged({ table, pageSize, page: Math.floor((page * rowsPerPage) / pageSize) }))
  return { page, isTurned, turnTo, resize }
}
