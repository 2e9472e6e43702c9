/**
 * Route guards: the main layout needs a session, the login page needs none. Both react when the session changes, by a click,
 * by a 401 or in another tab.
 */
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation, useNavigate, type Path } from 'react-router-dom'
import { isOwnServer } from '../api/client/baseUrl'
import { mustChangePassword } from '../api/client/firstPassword'
import { useAppSelector } from '../api/client/hooks'
import type { Accion } from '../contract/permisos'
import { selectEndReason, selectMay, selectUsuario } from '../session/sessionSlice'
import { lazyComponent } from '../ui/loading/lazyComponent'
import { ForbiddenPage } from './errors/ForbiddenPage'
import { NotFoundPage } from './errors/NotFoundPage'
import type { HomeState } from './layout/ContinueBar'
import { LoadingBar } from './layout/LoadingBar'
import { LoadedComponent } from './LoadedComponent'
import { prefetchScreen } from './screens/screen'
import { screens } from './screens/screens'

const FirstPasswordPage = lazyComponent(() => import('../features/sesion/FirstPasswordPage'), <LoadingBar />)

interface LoginState {
  from?: Path
}

/** The main layout. Without a session it redirects to the login page and passes on the requested address. */
export function SessionRequired() {
  const usuario = useAppSelector(selectUsuario)
  const endReason = useAppSelector(selectEndReason)
  const { pathname, search, hash } = useLocation()
  if (mustChangePassword(usuario)) return <FirstPasswordPage />
  // The key remounts the screens when another person signs in, from another tab too.
  if (usuario) return <LoadedComponent key={usuario.username} />

  // After an intended sign-out the address is dropped: the next person begins at the home.
  const state: LoginState = endReason === 'salida' ? {} : { from: { pathname, search, hash } }
  return <Navigate to="/login" replace state={state} />
}

/**
 * For pages that need no session, such as 'Página no encontrada': with the menu when there is a session, without it
 * otherwise.
 */
export function MenuWhenSignedIn() {
  const usuario = useAppSelector(selectUsuario)
  if (mustChangePassword(usuario)) return <FirstPasswordPage />
  if (usuario) return <LoadedComponent key={usuario.username} />
  return (
    <main>
      <Outlet />
    </main>
  )
}

/** A screen for those who may do this, or for whoever is signed in, on our own server. */
export const restrictedTo = (permission: Accion | 'sesion') =>
  function RestrictedScreen() {
    const permitted = useAppSelector(selectMay(permission === 'sesion' ? undefined : permission))
    if (!isOwnServer()) return <NotFoundPage />
    return permitted ? <LoadedComponent /> : <ForbiddenPage />
  }

/** The login page. Section 2: signing in leads to the home, whose bar offers the address that was requested. */
export function GuestOnly() {
  const usuario = useAppSelector(selectUsuario)
  const navigate = useNavigate()
  const { from } = (useLocation().state as LoginState | null) ?? {}

  useEffect(() => {
    if (usuario) void navigate('/', { replace: true, state: { continueAt: from } satisfies HomeState })
  }, [usuario, navigate, from])

  return (
    // The home's code comes while the server checks the password.
    <div onSubmit={() => prefetchScreen(screens[0])}>
      <LoadedComponent />
    </div>
  )
}
