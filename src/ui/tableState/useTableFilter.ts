import { useCallback } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { selectTable, tableFiltersCleared } from './tableSlice'

/** State of a table's own filters, that of a column and the quick one, and the function that clears them. */
export function useTableFilter(table: string) {
  const dispatch = useAppDispatch()
  const byColumn = useAppSelector((state) => selectTable(state, table).filter !== null)
  const byWords = useAppSelector((state) => selectTable(state, table).quick.length > 0)
  const clear = useCallback(() => void dispatch(tableFiltersCleared({ table })), [dispatch, table])
  return { byColumn, isFiltered: byColumn || byWords, clear }
}
