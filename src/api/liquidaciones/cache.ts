/**
 * Changes of the cached lists of settlements.
 *
 * A changed list takes the former one's place, frozen as it is. `updateQueryData` would make a draft of each row, and clone
 * and freeze every one of them: with ten years of settlements, seconds for one that was created.
 */
import type { LiquidacionFila } from '../../contract/liquidaciones'
import { onSuccess } from '../client/onSuccess'
import type { AppDispatch, RootState } from '../client/rootReducer'
import { LIST } from '../client/tags'
import { liquidacionesQueries } from './queries'

type Change = (rows: readonly LiquidacionFila[]) => LiquidacionFila[]

/** The part of a started call that changes the cache. */
interface StartedCall {
  dispatch: AppDispatch
  getState: () => unknown
}

interface Answered<T> {
  queryFulfilled: Promise<{ data: T }>
}

const wholeList = ({ getState }: Pick<StartedCall, 'getState'>) =>
  liquidacionesQueries.endpoints.tablaLiquidaciones.select()(getState() as RootState)

/**
 * Changes the whole list by a call's answer, if it has been fetched. It counts as known up to `begun` from then on, the list's
 * sequence when the call began: an answer that comes late must not hide for good what a colleague has saved after it.
 */
function changeTable(call: StartedCall, begun: number | null, change: Change): void {
  const list = wholeList(call).data
  if (!list) return
  const value = { filas: change(list.filas), secuencia: begun }
  const { util } = liquidacionesQueries
  call.dispatch(util.upsertQueryEntries([{ endpointName: 'tablaLiquidaciones', arg: undefined, value }]))
}

const sequenceNow = (call: StartedCall) => wholeList(call).data?.secuencia ?? null

/** To be called when a call begins; changes the whole list once it has succeeded. */
export function onSuccessChangeTable<T>(call: StartedCall & Answered<T>, change: (data: T) => Change) {
  const begun = sequenceNow(call)
  const { isLoading } = wholeList(call)
  return onSuccess(call.queryFulfilled, (data) => {
    changeTable(call, begun, change(data))
    // The list's answer that was under way may be older than this one.
    if (isLoading) call.dispatch(liquidacionesQueries.util.invalidateTags([LIST]))
  })
}

/** The same for the whole list and the list of every search. */
export function onSuccessChangeEveryList<T>(call: StartedCall & Answered<T>, change: (data: T) => Change) {
  const begun = sequenceNow(call)
  return onSuccess(call.queryFulfilled, (data) => {
    changeTable(call, begun, change(data))
    changeSearches(call, change(data))
  })
}

function changeSearches(call: StartedCall, change: Change): void {
  const { endpoints, util } = liquidacionesQueries
  const state = call.getState() as RootState
  for (const arg of util.selectCachedArgsForQuery(state, 'buscarLiquidaciones')) {
    const rows = endpoints.buscarLiquidaciones.select(arg)(state).data
    if (!rows) continue
    call.dispatch(
      util.upsertQueryEntries([{ endpointName: 'buscarLiquidaciones', arg, value: change(rows) }]),
    )
  }
}

/** The settlements that the cache holds: the whole list, or else what the searches have found. */
export function knownLiquidaciones(state: RootState): readonly LiquidacionFila[] {
  const { endpoints, util } = liquidacionesQueries
  const all = endpoints.tablaLiquidaciones.select()(state).data
  return (
    all?.filas ??
    util
      .selectCachedArgsForQuery(state, 'buscarLiquidaciones')
      .flatMap((arg) => endpoints.buscarLiquidaciones.select(arg)(state).data ?? [])
  )
}
