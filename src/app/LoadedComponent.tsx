import { useMemo, type ComponentType } from 'react'
import { Navigate, useLoaderData, useLocation } from 'react-router-dom'
import type { Load } from './screens/screen'

/** A route's loader for {@link LoadedComponent}: fetches the chunk and returns its component. */
export const loadComponent = async (load: Load) => (await load()).default

/**
 * Shows the component that the route's loader fetched. The loader fetches it, rather than `lazy`, so that it can decide
 * not to: without a session no screen is downloaded.
 */
export function LoadedComponent() {
  const Component = useLoaderData() as ComponentType | null
  // The same element: what follows the address asks for it itself.
  return useMemo(() => (Component ? <Component /> : <NavigateAgain />), [Component])
}

/** For a session that began after the loader ran, so that it decides again. */
function NavigateAgain() {
  const location = useLocation()
  return <Navigate to={location} state={location.state as unknown} replace />
}
