import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { isOwnServer } from '../api/client/baseUrl'
import { App } from './App'
import { createRouter } from './router'
import { connectToBrowser, makeStore, type AppStore } from './store'

/** Milliseconds left to the first picture, of which this is no part. */
const LIVE_AFTER = 1500

/** Follows the changes of others, which our own server alone tells. */
function startLive(store: AppStore) {
  if (!isOwnServer()) return
  const start = () =>
    void import(/* webpackChunkName: "live" */ './remoteChanges/live').then(
      ({ listenToChanges }) => listenToChanges(store),
      // Without the network the code is asked for again when it is back.
      () => window.addEventListener('online', start, { once: true }),
    )
  setTimeout(start, LIVE_AFTER)
}

/** Draws the app into the page. */
export async function start() {
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no element with the id "root".')
  // The chunk is fetched only where Redux DevTools is installed.
  const devTools =
    '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window &&
    (await import(/* webpackChunkName: "devtools" */ './devTools').then(
      (loaded) => loaded.devTools,
      () => false as const,
    ))
  const store = makeStore(undefined, devTools)
  connectToBrowser(store)
  startLive(store)
  const root = createRoot(container)
  // Renders in slices, between which the page answers.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App store={store} router={createRouter(store)} />
      </StrictMode>,
    ),
  )
}
