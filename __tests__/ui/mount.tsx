import { ThemeProvider } from '@mui/material/styles'
import { render } from '@testing-library/react'
import { type ReactElement } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { theme } from '../../src/app/theme/theme'
import { makeStore, type AppStore } from '../../src/app/store'

const NOBODY = { usuario: null, endReason: null }

/** A store in which someone with these roles is signed in. */
export const storeOf = (...roles: ('ADMIN' | 'EDITOR')[]): AppStore =>
  makeStore({ sesion: { ...NOBODY, usuario: { username: 'ana', nombre: 'Ana', roles } } })

/** Renders a piece of the kit on a store of the product, in its theme and at an address. */
export function mount(piece: ReactElement, store: AppStore = makeStore(), address = '/') {
  const withAll = (content: ReactElement) => (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <MemoryRouter initialEntries={[address]}>{content}</MemoryRouter>
      </ThemeProvider>
    </Provider>
  )
  const { rerender, unmount } = render(withAll(piece))
  return { store, unmount, rerender: (other: ReactElement) => rerender(withAll(other)) }
}
