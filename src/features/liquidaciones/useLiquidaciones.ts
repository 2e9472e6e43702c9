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
  const { isFetching: loading } = withoutSearch ? table : searched
  const rows = withoutSearch ? table.currentData?.filas : searched.currentData
  const partial = withoutSearch && loading && !rows && first.data !== undefined
  return {
    rows: partial ? first.data?.filas : rows,
    partial,
    /** Of all rows, while the first are here. */
    totals: (partial && first.data?.totales) || null,
    loading,
    filter,
    search,
    clear,
  }
}
