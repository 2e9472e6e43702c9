import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { forceRefetch } from '../../api/client/forceRefetch'
import {
  liquidacionesApi,
  useBuscarLiquidacionesQuery,
  useTablaLiquidacionesQuery,
} from '../../api/liquidaciones'
import { today } from '../../api/client/today'
import { useSearch } from '../../records/searches/useSearch'
import { callOf } from './callOf'
import { TABLE } from './columns'
import { EMPTY_SEARCH, type Busqueda } from './search'
import { rowsOf } from './parts'
import { rowsWithin } from './periods'
import { ADDRESS_RULES } from './searchRules'

const SEARCH = {
  table: TABLE,
  empty: EMPTY_SEARCH,
  schema: ADDRESS_RULES,
  ask: (search: Busqueda) =>
    forceRefetch(liquidacionesApi.endpoints.buscarLiquidaciones, callOf(search, today())),
}

/**
 * The settlements of the list: all of them, or those of the current search. `partial` while only the first rows of all have
 * arrived.
 */
export function useLiquidaciones() {
  const { filter, apply, onSearch, onClear } = useSearch(SEARCH)
  const withoutSearch = filter === null
  const call = filter && callOf(filter, today())
  const table = useTablaLiquidacionesQuery(undefined, { skip: !withoutSearch })
  const searched = useBuscarLiquidacionesQuery(call ?? skipToken)
  const first = liquidacionesApi.endpoints.primerasLiquidaciones.useQueryState(undefined)
  const { isFetching: loading } = withoutSearch ? table : searched
  const answered = withoutSearch ? table.currentData?.filas : searched.currentData
  const { periodo = null, parte = null } = filter ?? {}
  const found = useMemo(
    () => (answered && periodo ? rowsWithin(answered, periodo, today()) : answered),
    [answered, periodo],
  )
  const rows = useMemo(() => (found && parte ? rowsOf(found, parte) : found), [found, parte])
  const partial = withoutSearch && loading && !rows && first.data !== undefined
  return {
    rows: partial ? first.data?.filas : rows,
    partial,
    /** Of all rows, while the first are here. */
    totals: (partial && first.data?.totales) || null,
    loading,
    filter,
    /** The search as the server is asked for it; null for the whole list. */
    call,
    /** The whole list or all that the search has found, of which `rows` may be a part. */
    found,
    apply,
    onSearch,
    onClear,
  }
}
