import type { ComponentType } from 'react'
import { Navigate, useLoaderData, useLocation } from 'react-router-dom'
import type { Load } from './screens'

/** The data of a route that shows {@link LoadedComponent}: the component, once its chunk is here. */
export const loadComponent = async (load: Load) => (await load()).default

/**
 * Shows the component that the route's loader fetched. Loading it there rather than by `lazy` leaves the loader the choice not to:
 * who has no session downloads no screen.
 */
export function LoadedComponent() {
  const Component = useLoaderData() as ComponentType | null
  const location = useLocation()
  // The session began between the loader and this render, so the loader has to decide again.
  return Component ? <Component /> : <Navigate to={location} replace />
}
