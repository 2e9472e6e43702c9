import Box from '@mui/material/Box'
import { useState } from 'react'
import { createPath, Link, matchPath, useLocation, type Path } from 'react-router-dom'
import { recordScreens } from '../screens/recordScreens'
import { useScreens } from '../screens/useScreens'

/** The state that the sign-in gives the home in the browser's history. */
export interface HomeState {
  /** The address requested before the sign-in, or open when the session ended. */
  continueAt?: Path
}

const STYLES = {
  px: 2,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  fontSize: '0.875rem',
  '& a': { color: 'primary.main' },
  displayPrint: 'none',
}

const focus = (link: HTMLAnchorElement | null) => link?.focus()

/**
 * After the sign-in, a link from the home to the address that the person had requested. It has the focus. It goes with the first navigation,
 * and when the home itself has restored that search.
 */
export function ContinueBar() {
  const location = useLocation()
  const screens = useScreens()
  const { pathname, search } = location
  const [target, setTarget] = useState((location.state as HomeState | null)?.continueAt)
  const isThere = target?.pathname === pathname && target.search === search
  if (target && (pathname !== '/' || isThere)) setTarget(undefined)

  const screen =
    target && [...screens, ...recordScreens].find(({ path }) => matchPath(`/${path}`, target.pathname))
  return screen ? (
    <Box sx={STYLES}>
      <Link ref={focus} to={createPath(target)}>
        Continuar en {screen.title}
      </Link>
    </Box>
  ) : null
}
