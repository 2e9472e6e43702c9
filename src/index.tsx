import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { createRouter } from './app/router'
import { conectarAlNavegador, makeStore } from './app/store'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no element with the id "root".')

const store = makeStore()
conectarAlNavegador(store)

createRoot(container).render(
  <StrictMode>
    <App store={store} router={createRouter(store)} />
  </StrictMode>,
)
