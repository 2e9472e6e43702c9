import { skipToken } from '@reduxjs/toolkit/query'
import { askAnew } from '../../api/client/askAnew'
import {
  liquidacionesApi,
  useBuscarLiquidacionesQuery,
  useTablaLiquidacionesQuery,
  type FiltroLiquidaciones,
} from '../../api/liquidaciones'
import { useFilterAddress } from '../../ui/filters/useFilterAddress'
import { EMPTY_FILTER, filterApplied, selectFilter } from './filterSlice'
import { ADDRESS_RULES } from './searchRules'

const ask = (filter: FiltroLiquidaciones) => askAnew(liquidacionesApi.endpoints.buscarLiquidaciones, filter)

/**
 * The settlements of the list: all of them, or those of the current search. `partial` while only the first rows of all have
 * arrived.
 */
export function useLiquidaciones() {
  const { filter, search, clear } = useFilterAddress({
    selectFilter,
    filterApplied,
    empty: EMPTY_FILTER,
    schema: ADDRESS_RULES,
    ask,
  })
  const withoutSearch = filter === null
  const table = useTablaLiquidacionesQuery(undefined, { skip: !withoutSearch })
  const searched = useBuscarLiquidacionesQuery(filter ?? skipToken)
  const first = liquidacionesApi.endpoints.primerasLiquidaciones.useQueryState(undefined)
  const { currentData, isFetching: loading } = withoutSearch ? table : searched
  const partial = withoutSearch && loading && !currentData && first.data !== undefined
  return { rows: partial ? first.data : currentData, partial, loading, filter, search, clear }
}
