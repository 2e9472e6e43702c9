import { useMatches } from 'react-router-dom'

/** What a route says about itself beyond its component. */
export interface RouteHandle {
  title: string
}

const titleOf = (handle: unknown) => (handle as RouteHandle | undefined)?.title

/** The title of the page on screen, as its route's handle has it. */
export const useScreenTitle = () => titleOf(useMatches().findLast(({ handle }) => titleOf(handle))?.handle)
