import { skipToken } from '@reduxjs/toolkit/query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { forceRefetch } from '../../api/client/forceRefetch'
import { isOwnServer } from '../../api/client/baseUrl'
import {
  liquidacionesApi,
  useBuscarLiquidacionesQuery,
  useTablaLiquidacionesQuery,
  type FiltroLiquidaciones,
} from '../../api/liquidaciones'
import type { AppDispatch } from '../../api/client/rootReducer'
import type { LiquidacionFila } from '../../contract/liquidaciones'
import { createdFirst, createdForgotten, selectCreated } from '../../api/liquidaciones/createdSlice'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { today } from '../../api/client/today'
import { sumarDias } from '../../contract/fechas'
import { useSearch } from '../../records/searches/useSearch'
import { EMPTY_SEARCH, type Busqueda } from './search'
import { rowsOf } from './parts'
import { limitsOf } from '../../records/searches/periods'
import { rowsWithin } from './periods'
import { ADDRESS_RULES } from './searchRules'

/** Request for a search; another host may refuse equal dates, so it is asked for the day after too. */
function callOf({ periodo, parte: _parte, ...fields }: Busqueda): FiltroLiquidaciones {
  if (!periodo) return fields
  const { desde, hasta } = limitsOf(periodo, today())
  const fechaFinal = desde === hasta && !isOwnServer() ? sumarDias(hasta, 1) : hasta
  return { ...fields, fechaInicial: desde, fechaFinal }
}

const SEARCH = {
  table: 'liquidaciones',
  empty: EMPTY_SEARCH,
  schema: ADDRESS_RULES,
  ask: (search: Busqueda) => (dispatch: AppDispatch) => {
    dispatch(createdForgotten())
    return dispatch(forceRefetch(liquidacionesApi.endpoints.buscarLiquidaciones, callOf(search)))
  },
}

interface Shown {
  rows: readonly LiquidacionFila[]
  /** The whole list or all that the search has found, of which `rows` may be a part. */
  found: readonly LiquidacionFila[] | undefined
  filter: Busqueda | null
  /** The search as the server is asked for it; null for the whole list. */
  call: FiltroLiquidaciones | null
}

/** Longest wait in ms that seems to be none. */
const SHORT = 100

/** Checks whether a state has lasted longer than {@link SHORT}. */
function useIsLong(so: boolean) {
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!so) return
    const timer = setTimeout(setLong, SHORT, true)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [so])
  return so && long
}

/**
 * The settlements of the list: all of them, or those of the current search. `partial` while only the first rows of all have
 * arrived. What a search has found takes the place of what is shown; one that is not answered at once shows that it waits.
 */
export function useLiquidaciones() {
  const { filter, apply, onSearch, onClear } = useSearch(SEARCH)
  const dispatch = useAppDispatch()
  const created = useAppSelector(selectCreated)
  const withoutSearch = filter === null
  const call = filter && callOf(filter)
  const table = useTablaLiquidacionesQuery(undefined, { skip: !withoutSearch })
  const searched = useBuscarLiquidacionesQuery(call ?? skipToken)
  const first = liquidacionesApi.endpoints.primerasLiquidaciones.useQueryState(undefined)
  const { isFetching: loading } = withoutSearch ? table : searched
  const answered = withoutSearch ? table.currentData?.filas : searched.currentData
  const ordered = useMemo(() => answered && createdFirst(answered, created), [answered, created])
  const { periodo = null, parte = null } = filter ?? {}
  const found = useMemo(
    () => (ordered && periodo ? rowsWithin(ordered, periodo, today()) : ordered),
    [ordered, periodo],
  )
  const rows = useMemo(() => (found && parte ? rowsOf(found, parte) : found), [found, parte])
  const partial = withoutSearch && loading && !rows && first.data !== undefined
  const [last, keep] = useState<Shown | null>(null)
  if (rows && (rows !== last?.rows || filter !== last.filter)) keep({ rows, found, filter, call })
  const waiting = loading && !rows && !partial && last !== null
  const showsIt = useIsLong(waiting) || !waiting
  return {
    ...(showsIt ? { found, filter, call } : last),
    /** The search of the form, which follows it at once. */
    asked: filter,
    rows: partial ? first.data?.filas : waiting ? last.rows : rows,
    partial,
    waiting,
    /** Totals of all rows, while only the first are here. */
    totals: (partial && first.data?.totales) || null,
    loading: loading && showsIt,
    apply,
    onSearch,
    onClear: useCallback(() => {
      dispatch(createdForgotten())
      onClear()
    }, [dispatch, onClear]),
  }
}
