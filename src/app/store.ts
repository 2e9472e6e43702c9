import { configureStore, type DevToolsEnhancerOptions } from '@reduxjs/toolkit'
import { api } from '../api/client/api'
import { rootReducer, type RootState } from '../api/client/rootReducer'
import { signedOut, signedIn } from '../session/sessionSlice'
import { SESSION_KEY, storedUser } from '../session/storedSession'
import { selectUnsaved } from '../ui/unsaved/unsavedWork'
import { listenToConnection } from './connection'
import { createListeners } from './listeners'

/** Builds every store, the tests' too. `devTools` are the options of Redux DevTools, where it is installed. */
export function makeStore(
  preloadedState?: Partial<RootState>,
  devTools: DevToolsEnhancerOptions | false = false,
) {
  const listeners = createListeners()
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools,
    middleware: (byDefault) =>
      byDefault({
        // The development checks walk the whole state: with 22,000 cached rows each action would take seconds.
        immutableCheck: { ignoredPaths: ['api.queries'] },
        serializableCheck: {
          ignoredPaths: ['api.queries'],
          ignoredActionPaths: ['payload', 'meta.baseQueryMeta', 'meta.arg'],
        },
      })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  })
}

export type AppStore = ReturnType<typeof makeStore>

/** Connects a store to its browser: refetches on reconnect and focus, and follows sign-in and sign-out in other tabs. */
export function connectToBrowser(store: AppStore) {
  const stopRefetching = listenToConnection(store.dispatch)
  const onStorageChange = ({ key }: StorageEvent) => {
    // `key` is null when the whole storage was cleared.
    if (key !== null && key !== SESSION_KEY) return
    const usuario = storedUser()
    // The other tab did not ask about unsaved work in this one, so it is kept, as after an expired session.
    const reason = selectUnsaved(store.getState()) ? 'vencida' : 'salida'
    store.dispatch(usuario ? signedIn(usuario) : signedOut(reason))
  }
  window.addEventListener('storage', onStorageChange)
  return () => {
    stopRefetching()
    window.removeEventListener('storage', onStorageChange)
  }
}
