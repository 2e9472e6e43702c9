import { useEffect } from 'react'
import { useAppDispatch } from '../../api/client/hooks'
import { tableFiltersCleared } from '../../ui/tableState/tableSlice'

/** Clears a table's filters when the page goes on to another record, for whose rows they are not meant. */
export function useOwnFilters(table: string, record: string) {
  const dispatch = useAppDispatch()
  useEffect(() => () => void dispatch(tableFiltersCleared({ table })), [dispatch, table, record])
}
