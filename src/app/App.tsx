import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { Provider } from 'react-redux'
import { RouterProvider, type RouterProviderProps } from 'react-router-dom'
import { pageNonce } from '../ui/style/nonce'
import type { AppStore } from './store'
import { COLOR_MODE_KEY } from './theme/colorMode'
import { theme } from './theme/theme'

interface AppProps {
  store: AppStore
  router: RouterProviderProps['router']
}

const styleCache = createCache({ key: 'css', nonce: pageNonce() })

/** The whole product, over a given store and router. Tests pass their own. */
export function App({ store, router }: AppProps) {
  return (
    <Provider store={store}>
      <CacheProvider value={styleCache}>
        <ThemeProvider theme={theme} modeStorageKey={COLOR_MODE_KEY} noSsr>
          <CssBaseline />
          <RouterProvider router={router} />
        </ThemeProvider>
      </CacheProvider>
    </Provider>
  )
}
