import { ThemeProvider } from '@mui/material/styles'
import { render } from '@testing-library/react'
import { type ReactElement } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { theme } from '../../src/app/theme/theme'
import { makeStore, type AppStore } from '../../src/app/store'

const NADIE = { usuario: null, endReason: null }

/** A store in which someone with these roles is signed in. */
export const storeDe = (...roles: ('ADMIN' | 'EDITOR')[]): AppStore =>
  makeStore({ sesion: { ...NADIE, usuario: { username: 'ana', nombre: 'Ana', roles } } })

/** Renders a piece of the kit on a store of the product, in its theme and at an address. */
export function montar(pieza: ReactElement, store: AppStore = makeStore()) {
  const conTodo = (contenido: ReactElement) => (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <MemoryRouter>{contenido}</MemoryRouter>
      </ThemeProvider>
    </Provider>
  )
  const { rerender, unmount } = render(conTodo(pieza))
  return { store, unmount, rerender: (otra: ReactElement) => rerender(conTodo(otra)) }
}
