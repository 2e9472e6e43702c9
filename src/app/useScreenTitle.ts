import { useMatches } from 'react-router-dom'

export interface RouteHandle {
  title: string
}

const titleOf = (handle: unknown) => (handle as RouteHandle | undefined)?.title

/** The title of the current page, from the handle of its route. */
export const useScreenTitle = () => titleOf(useMatches().findLast(({ handle }) => titleOf(handle))?.handle)
