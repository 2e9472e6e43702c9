import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
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

function start(container: HTMLElement, store: AppStore) {
  connectToBrowser(store)
  createRoot(container).render(
    <StrictMode>
      <App store={store} router={createRouter(store)} />
    </StrictMode>,
  )
}

void devTools.catch(() => false as const).then((options) => start(container, makeStore(undefined, options)))
