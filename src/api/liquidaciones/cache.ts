/**
 * Changes of the cached lists of settlements.
 *
 * A changed list takes the former one's place, frozen as it is. `updateQueryData` would make a draft of each row, and clone
 * and freeze every one of them: with ten years of settlements, seconds for one that was created.
 */
import type { LiquidacionFila } from '../../contract/liquidaciones'
import type { AppDispatch, RootState } from '../client/rootReducer'
import { liquidacionesQueries } from './queries'

type Change = (rows: readonly LiquidacionFila[]) => LiquidacionFila[]

/** The part of a started call that changes the cache. */
interface StartedCall {
  dispatch: AppDispatch
  getState: () => unknown
}

/** Changes the whole list, if it has been fetched. */
export function changeTable({ dispatch, getState }: StartedCall, change: Change): void {
  const { endpoints, util } = liquidacionesQueries
  const list = endpoints.tablaLiquidaciones.select()(getState() as RootState).data
  if (!list) return
  const value = { ...list, filas: change(list.filas) }
  dispatch(util.upsertQueryEntries([{ endpointName: 'tablaLiquidaciones', arg: undefined, value }]))
}

/** Changes the whole list and the list of every search. */
export function changeEveryList(call: StartedCall, change: Change): void {
  changeTable(call, change)
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
