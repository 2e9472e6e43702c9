import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { createRouter } from './router'
import { connectToBrowser, makeStore } from './store'

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
