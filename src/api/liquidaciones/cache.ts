/**
 * Changes of the cached lists of settlements.
 *
 * A changed list takes the former one's place, frozen as it is. `updateQueryData` would make a draft of each row, and clone
 * and freeze every one of them: with ten years of settlements, seconds for one that was created.
 */
import type { LiquidacionFila } from '../../contract/liquidaciones'
import { isOwnServer } from '../client/baseUrl'
import { onSuccess } from '../client/onSuccess'
import type { AppDispatch, RootState } from '../client/rootReducer'
import { listOf } from '../client/tags'
import { created } from './createdSlice'
import { liquidacionesQueries } from './queries'

interface StartedCall<Answer> {
  dispatch: AppDispatch
  getState: () => unknown
  queryFulfilled: Promise<{ data: Answer }>
}

const { endpoints, util } = liquidacionesQueries

/** Rows of each cached search. */
const searches = (state: RootState) =>
  util.selectCachedArgsForQuery(state, 'buscarLiquidaciones').flatMap((arg) => {
    const { data } = endpoints.buscarLiquidaciones.select(arg)(state)
    return data ? [{ arg, rows: data }] : []
  })

/**
 * To be called when a call begins; changes the whole list once it has succeeded, if it has been fetched, and if so said the lists of
 * searches. The whole list counts as known up to its sequence when the call began: an answer that comes late must not hide for good
 * what a colleague has saved after it.
 */
export function onSuccessChangeLists<Answer>(
  { dispatch, getState, queryFulfilled }: StartedCall<Answer>,
  change: (rows: readonly LiquidacionFila[], answer: Answer) => LiquidacionFila[],
  inSearches = false,
) {
  const wholeList = () => endpoints.tablaLiquidaciones.select()(getState() as RootState)
  const { data: before, isLoading } = wholeList()
  return onSuccess(queryFulfilled, (answer) => {
    const list = wholeList().data
    if (list) {
      const value = { filas: change(list.filas, answer), secuencia: before?.secuencia ?? null }
      dispatch(util.upsertQueryEntries([{ endpointName: 'tablaLiquidaciones', arg: undefined, value }]))
    }
    for (const { arg, rows } of inSearches ? searches(getState() as RootState) : []) {
      const value = change(rows, answer)
      dispatch(util.upsertQueryEntries([{ endpointName: 'buscarLiquidaciones', arg, value }]))
    }
    // The list's answer that was under way may be older than this one.
    if (isLoading) dispatch(util.invalidateTags([listOf('liquidaciones')]))
  })
}

/** To be called when a creation begins, before the lists are changed: notes what another host has created, unless it was known. */
export const noteCreated = ({ dispatch, getState, queryFulfilled }: StartedCall<LiquidacionFila | null>) =>
  onSuccess(queryFulfilled, (row) => {
    const isKnown = knownLiquidaciones(getState() as RootState).some(({ uuid }) => uuid === row?.uuid)
    if (row?.uuid && !isKnown && !isOwnServer()) dispatch(created(row.uuid))
  })

/** The settlements that the cache holds: the whole list, or else what the searches have found. */
export const knownLiquidaciones = (state: RootState): readonly LiquidacionFila[] =>
  endpoints.tablaLiquidaciones.select()(state).data?.filas ?? searches(state).flatMap(({ rows }) => rows)
