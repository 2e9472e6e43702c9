/**
 * Who may see what: the main layout needs a session, the login page needs that there is none. Both follow the session as it
 * changes, whether by a click here, by a 401 or in another tab.
 */
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation, useNavigate, type Path } from 'react-router-dom'
import { useAppSelector } from '../api/client/hooks'
import { selectEndReason, selectUsuario } from '../session/sessionSlice'
import type { HomeState } from './layout/ContinueBar'
import { LoadedComponent } from './LoadedComponent'
import { screens } from './screens'

interface LoginState {
  from?: Path
}

/** The main layout for whoever is signed in; others go to the login page, which knows where they wanted to go. */
export function SessionRequired() {
  const usuario = useAppSelector(selectUsuario)
  const motivoCierre = useAppSelector(selectEndReason)
  const { pathname, search, hash } = useLocation()
  // Another person's screens are other screens, even when they signed in from another tab.
  if (usuario) return <LoadedComponent key={usuario.username} />

  // Whoever signs out has finished with the screen, and the next person begins at the home.
  const state: LoginState = motivoCierre === 'salida' ? {} : { from: { pathname, search, hash } }
  return <Navigate to="/login" replace state={state} />
}

/** What is no screen and nobody's secret: beside the menu for whoever is signed in, by itself for others. */
export function MenuWhenSignedIn() {
  const usuario = useAppSelector(selectUsuario)
  if (usuario) return <LoadedComponent key={usuario.username} />
  return (
    <main>
      <Outlet />
    </main>
  )
}

/** The home's code is fetched while the server checks the password. */
const prefetchHome = () => {
  screens[0]?.load().catch(() => undefined)
}

/** The login page. Section 2: whoever has signed in goes to the home, which offers the way on to where they wanted to go. */
export function GuestOnly() {
  const usuario = useAppSelector(selectUsuario)
  const navigate = useNavigate()
  const { from } = (useLocation().state as LoginState | null) ?? {}

  useEffect(() => {
    if (usuario) void navigate('/', { replace: true, state: { continueAt: from } satisfies HomeState })
  }, [usuario, navigate, from])

  return (
    <div onSubmit={prefetchHome}>
      <LoadedComponent />
    </div>
  )
}
