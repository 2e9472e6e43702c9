import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { createPath, Link, matchPath, useLocation, type Path } from 'react-router-dom'
import { recordScreens } from '../screens/recordScreens'
import { useScreens } from '../screens/useScreens'

/** The state that the sign-in gives the home in the browser's history. */
export interface HomeState {
  /** The address requested before the sign-in, or open when the session ended. */
  continueAt?: Path
}

const Bar = styled('div')(({ theme }) => ({
  padding: theme.spacing(0.5, 2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: '0.875rem',
  '& a': { color: theme.vars.palette.primary.main, fontWeight: 500 },
  '@media print': { display: 'none' },
}))

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
    <Bar>
      <Link ref={focus} to={createPath(target)}>
        Continuar en {screen.title}
      </Link>
    </Bar>
  ) : null
}
