import { liquidacionesApi } from '../../api/liquidaciones'
import type { AppStore } from '../store'

/**
 * Keeps the settlements' list, once it is here, while somebody is signed in: RTK Query would drop it when it changes on another screen,
 * and then ask for it whole. @returns what lets it go.
 */
export function keepList({ dispatch, getState, subscribe }: AppStore) {
  const { select, initiate } = liquidacionesApi.endpoints.tablaLiquidaciones
  let kept: { unsubscribe: () => void } | null = null
  const keep = () => {
    const isHere = select()(getState()).data !== undefined
    // A sign-out empties the cache, and its subscriptions with it.
    if (!isHere) kept = null
    else kept ??= dispatch(initiate())
  }
  const stop = subscribe(keep)
  keep()
  return () => {
    stop()
    kept?.unsubscribe()
  }
}
