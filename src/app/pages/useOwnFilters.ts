import { useEffect } from 'react'
import { useAppDispatch } from '../../api/client/hooks'
import { NO_FILTER, tableChanged } from '../../ui/tableState/tableSlice'

/** Clears a table's filters when the page goes on to another record, for whose rows they are not meant. */
export function useOwnFilters(table: string, record: string) {
  const dispatch = useAppDispatch()
  useEffect(() => () => void dispatch(tableChanged({ table, filter: NO_FILTER })), [dispatch, table, record])
}
