import {
  createBrowserRouter,
  redirect,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router-dom'
import { mustChangePassword } from '../api/client/firstPassword'
import { selectUsuario } from '../session/sessionSlice'
import { CrashPage } from './errors/CrashPage'
import { GuestOnly, MenuWhenSignedIn, restrictedTo, SessionRequired } from './guards'
import { LoadedComponent, loadComponent } from './LoadedComponent'
import { LoadingBar } from './layout/LoadingBar'
import { NotFoundPage } from './errors/NotFoundPage'
import { Root } from './Root'
import type { Load, RecordScreen } from './screens/screen'
import { recordScreens } from './screens/recordScreens'
import { screens } from './screens/screens'
import type { AppStore } from './store'
import type { RouteHandle } from './useScreenTitle'

const titled = (title: string): RouteHandle => ({ title })

const PAGES: readonly RecordScreen[] = [...screens, ...recordScreens]

/** Skips revalidation when only the search changes, as the code that shows its results is here. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.search === nextUrl.search && defaultShouldRevalidate

const loadLayout: Load = () => import(/* webpackChunkName: "layout" */ './layout/Layout')

/** All routes. The loaders read the session from the store. */
export function routesFor(store: AppStore): RouteObject[] {
  const isSignedIn = () => selectUsuario(store.getState()) !== null
  const whenSignedIn = (load: Load) => () =>
    isSignedIn() && !mustChangePassword(selectUsuario(store.getState())) ? loadComponent(load) : null

  return [
    {
      Component: Root,
      HydrateFallback: LoadingBar,
      ErrorBoundary: CrashPage,
      children: [
        {
          path: '/login',
          handle: titled('Inicio de Sesión'),
          loader: () =>
            isSignedIn()
              ? redirect('/')
              : loadComponent(() => import(/* webpackChunkName: "login" */ '../features/sesion/LoginPage')),
          Component: GuestOnly,
        },
        {
          path: '/',
          loader: whenSignedIn(loadLayout),
          shouldRevalidate,
          Component: SessionRequired,
          children: [
            // Section 2 names the nested route of the list so.
            {
              path: 'home',
              element: null,
              loader: ({ request }) => redirect(`/${new URL(request.url).search}`),
            },
            ...PAGES.map(({ path, title, permission, load }) => ({
              ...(path === '' ? { index: true } : { path }),
              handle: titled(title),
              loader: whenSignedIn(load),
              shouldRevalidate,
              Component: permission ? restrictedTo(permission) : LoadedComponent,
              // A boundary per screen, so that the menu stays usable when a screen crashes.
              ErrorBoundary: CrashPage,
            })),
          ],
        },
        {
          loader: whenSignedIn(loadLayout),
          Component: MenuWhenSignedIn,
          children: [{ path: '*', handle: titled('Página no encontrada'), Component: NotFoundPage }],
        },
      ],
    },
  ]
}

/** The browser's router. Only a data router has `useBlocker`, with which unsaved forms ask before leaving. */
export const createRouter = (store: AppStore) => createBrowserRouter(routesFor(store))
