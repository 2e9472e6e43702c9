import type { ComponentType } from 'react'
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
  const location = useLocation()
  // Null when the session began after the loader ran: navigate again, so that the loader decides again.
  return Component ? <Component /> : <Navigate to={location} state={location.state as unknown} replace />
}
