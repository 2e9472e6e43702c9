import { useCallback } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { NO_FILTER, selectTable, tableChanged } from './tableSlice'

/** State of a table's own filters, that of a column and the quick search, and the function that clears them. */
export function useTableFilter(table: string) {
  const dispatch = useAppDispatch()
  const { items, quickFilterValues = [] } = useAppSelector((state) => selectTable(state, table).filter)
  const clear = useCallback(
    () => void dispatch(tableChanged({ table, filter: NO_FILTER })),
    [dispatch, table],
  )
  return { isFiltered: items.length + quickFilterValues.length > 0, clear }
}
