import { configureStore, type DevToolsEnhancerOptions } from '@reduxjs/toolkit'
import { api } from '../api/client/api'
import { rootReducer, type RootState } from '../api/client/rootReducer'
import { signedOut, signedIn } from '../session/sessionSlice'
import { SESSION_KEY, storedUser } from '../session/storedSession'
import { hasUnsaved } from '../ui/unsaved/unsavedWork'
import { listenToConnection } from './connection'
import { createListeners } from './listeners'

/** Builds the store: the app's and every test's. `devTools` is what Redux DevTools is told, where it is there. */
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
        // The development checks walk the whole value: with 22,000 rows in the cache each action would take seconds.
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

/** Makes a store live with its browser: refetch on reconnect and focus, and sign-in and sign-out in other tabs. */
export function conectarAlNavegador(store: AppStore): () => void {
  const soltarRefetch = listenToConnection(store.dispatch)
  const onStorageChange = ({ key }: StorageEvent) => {
    // `key` is null when the whole storage was cleared.
    if (key !== null && key !== SESSION_KEY) return
    const usuario = storedUser()
    // What is typed here was not asked about there: it is kept, as when a session runs out.
    const reason = hasUnsaved() ? 'vencida' : 'salida'
    store.dispatch(usuario ? signedIn(usuario) : signedOut(reason))
  }
  window.addEventListener('storage', onStorageChange)
  return () => {
    soltarRefetch()
    window.removeEventListener('storage', onStorageChange)
  }
}
