import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { createPath, Link, matchPath, useLocation, type Path } from 'react-router-dom'
import { screens } from '../screens'

/** What the sign-in leaves in the home's place in the history. */
export interface HomeState {
  /** Where the person wanted to go, or was when the session ended. */
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

/**
 * The way on from the home, where the sign-in ends, to what the person had opened or was cut off from. Gone with the first
 * navigation, and where the home has taken up that very search by itself.
 */
export function ContinueBar() {
  const location = useLocation()
  const { pathname, search } = location
  const [target, setTarget] = useState((location.state as HomeState | null)?.continueAt)
  const isThere = target?.pathname === pathname && target.search === search
  if (target && (pathname !== '/' || isThere)) setTarget(undefined)

  const screen = target && screens.find(({ path }) => matchPath(`/${path}`, target.pathname))
  return screen ? (
    <Bar>
      <Link to={createPath(target)}>Continuar en {screen.title}</Link>
    </Bar>
  ) : null
}
