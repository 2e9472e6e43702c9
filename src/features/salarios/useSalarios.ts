import { forceRefetch } from '../../api/client/forceRefetch'
import { salariosApi, useSalariosQuery, type FiltroSalarios } from '../../api/salarios'
import { BusquedaSalariosSchema } from '../../contract/salarios'
import { useFilterAddress } from '../../records/searches/useFilterAddress'
import { EMPTY_FILTER, filterApplied, selectFilter } from './filterSlice'

const ask = (filter: FiltroSalarios) => forceRefetch(salariosApi.endpoints.salarios, filter)

/** The salary table of the current search. */
export function useSalarios() {
  const address = useFilterAddress({
    selectFilter,
    filterApplied,
    empty: EMPTY_FILTER,
    schema: BusquedaSalariosSchema,
    ask,
  })
  const filter = address.filter ?? EMPTY_FILTER
  const { data, currentData: table, isFetching: loading } = useSalariosQuery(filter)
  // While loading, the chart keeps the former answer.
  return { table, drawn: loading ? data : table, loading, ...address }
}
