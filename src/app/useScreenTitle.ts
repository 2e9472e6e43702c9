import { use } from 'react'
import { useMatches } from 'react-router-dom'
import { OwnTitle } from './ownTitle'

export interface RouteHandle {
  title: string
}

const titleOf = (handle: unknown) => (handle as RouteHandle | undefined)?.title

/** The title of the current page: its own, or that of its route's handle. */
export function useScreenTitle() {
  const { own } = use(OwnTitle)
  const ofRoute = titleOf(useMatches().findLast(({ handle }) => titleOf(handle))?.handle)
  return own ?? ofRoute
}
