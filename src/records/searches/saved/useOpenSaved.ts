import { useAppDispatch } from '../../../api/client/hooks'
import { filterChanged, quickFilterChanged, sortChanged } from '../../../ui/tableState/tableSlice'
import { stateIn, type PresentSearch } from './state'

/** Searches, filters and sorts a screen as a saved search says. */
export function useOpenSaved({ table, empty, onSearch, onClear }: PresentSearch) {
  const dispatch = useAppDispatch()
  return (estado: string) => {
    const { filter, column, quick, sort } = stateIn(estado, empty)
    dispatch(filterChanged({ table, filter: column }))
    dispatch(quickFilterChanged({ table, quick }))
    dispatch(sortChanged({ table, sort }))
    if (filter) onSearch(filter as never)
    else onClear()
  }
}
