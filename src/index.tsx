import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { isOwnServer } from './api/client/baseUrl'
import { App } from './app/App'
import { createRouter } from './app/router'
import { connectToBrowser, makeStore, type AppStore } from './app/store'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no element with the id "root".')

// The chunk is fetched only where Redux DevTools is installed.
const devTools =
  '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window
    ? import(/* webpackChunkName: "devtools" */ './app/devTools').then((loaded) => loaded.devTools)
    : Promise.resolve<false>(false)

/** Milliseconds left to the first picture, of which this is no part. */
const LIVE_AFTER = 1500

/** What others change is told by our own server alone. */
function startLive(store: AppStore) {
  if (!isOwnServer()) return
  const start = () =>
    void import(/* webpackChunkName: "live" */ './app/remoteChanges/live').then(
      ({ listenToChanges }) => listenToChanges(store),
      // Without the network the code is asked for again when it is back.
      () => window.addEventListener('online', start, { once: true }),
    )
  setTimeout(start, LIVE_AFTER)
}

function start(container: HTMLElement, store: AppStore) {
  connectToBrowser(store)
  startLive(store)
  createRoot(container).render(
    <StrictMode>
      <App store={store} router={createRouter(store)} />
    </StrictMode>,
  )
}

// A task of its own, apart from the modules' evaluation: the page answers in between.
void devTools
  .catch(() => false as const)
  .then((options) => setTimeout(() => start(container, makeStore(undefined, options))))
