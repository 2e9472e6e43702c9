import { useState } from 'react'
import { cierresApi, useCierresQuery, type FiltroCierres } from '../../api/cierres'
import { forceRefetch } from '../../api/client/forceRefetch'
import { today } from '../../api/client/today'
import { CierresQuerySchema } from '../../contract/cierres'
import { useFilterAddress } from '../../records/searches/useFilterAddress'
import { EMPTY_FILTER, filterApplied, selectFilter } from './filterSlice'

const ask = ({ fecha }: FiltroCierres) =>
  forceRefetch(cierresApi.endpoints.cierres, { fecha: fecha ?? today() })

/** The tills of the day that was searched for; today's before the first search. */
export function useCierres() {
  const { filter, search, clear } = useFilterAddress({
    selectFilter,
    filterApplied,
    empty: EMPTY_FILTER,
    schema: CierresQuerySchema,
    ask,
  })
  // Midnight takes no till away that is being counted.
  const [day] = useState(today)
  // Settlements are entered on another screen.
  const { currentData, isFetching, error, refetch } = useCierresQuery(
    { fecha: filter?.fecha ?? day },
    { refetchOnMountOrArgChange: true },
  )
  return { cierres: currentData, loading: isFetching, error, retry: refetch, filter, search, clear }
}
