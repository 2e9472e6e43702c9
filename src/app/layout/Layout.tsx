import { useEffect, useRef, useState } from 'react'
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { isOwnServer } from '../../api/client/baseUrl'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { clockKey } from '../../api/client/today'
import { historialApi } from '../../api/historial'
import { useRemembered } from '../../ui/drafts/useRemembered'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { EmptyHint } from '../../ui/table/EmptyState'
import { Toasts } from '../../ui/toasts/Toasts'
import { UnsavedGuard } from '../../ui/unsaved/UnsavedGuard'
import { ClockBanner } from './ClockBanner'
import { ContinueBar } from './ContinueBar'
import { Keyboard } from './Keyboard'
import { HIDDEN_KEY } from './menu'
import { useScreenListeners } from './screenListeners'
import { SideMenu } from './SideMenu'
import { OfflineBanner } from './OfflineBanner'
import { RemoteChanges } from './RemoteChanges'
import { SkipLink } from './SkipLink'
import { TopBar } from './TopBar'

// Only narrow screens use it.
const MenuDrawer = lazyComponent(() => import('./MenuDrawer'))

// First step of a company without records.
const FirstStep = lazyComponent(() => import('../firstSteps/FirstStep'))
const FIRST_STEP = <FirstStep />

const CONTENT_ID = 'contenido'

/**
 * Moves the focus to the top of a new screen. Otherwise the menu's link would keep the keyboard, and a screen reader would
 * not notice the new page. Who has just signed in comes to its heading, unless a link offers the way on.
 */
function useFocusOnArrival() {
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // A page that is loaded keeps the browser's own first stop.
  const arrivedAt = useRef(useNavigationType() === NavigationType.Pop ? pathname : null)

  useEffect(() => {
    if (arrivedAt.current === pathname) return
    const isSignIn = arrivedAt.current === null
    arrivedAt.current = pathname
    document.documentElement.scrollTop = 0
    const { activeElement } = document
    // Not when what has come has already taken the focus itself.
    if (isSignIn ? activeElement !== document.body : content.current?.contains(activeElement)) return
    const heading = isSignIn ? content.current?.querySelector('h1') : null
    const target = heading ?? content.current
    target?.focus({ preventScroll: true })
  }, [pathname])

  return content
}

/** The screen, begun anew on the server's day where it began on a wrong one. By itself, since it follows the address. */
function Content() {
  const content = useFocusOnArrival()
  const clock = useAppSelector(clockKey)
  return (
    <Box
      component="main"
      id={CONTENT_ID}
      ref={content}
      tabIndex={-1}
      sx={{ flex: 1, minWidth: 0, p: { xs: 1.5, md: 2 }, outline: 'none' }}
    >
      <EmptyHint value={isOwnServer() && FIRST_STEP}>
        <Outlet key={clock} />
      </EmptyHint>
    </Box>
  )
}

/** The main layout: top bar, side menu and the screen. */
export default function Layout() {
  useScreenListeners()
  const dispatch = useAppDispatch()
  const isDesk = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  const [isHidden, setHidden] = useRemembered(HIDDEN_KEY)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [areShortcutsListed, listShortcuts] = useState(false)

  return (
    <>
      <ClockBanner />
      <ContinueBar />
      <SkipLink target={CONTENT_ID} />
      <TopBar
        compact={!isDesk}
        isMenuOpen={isDesk ? !isHidden : isDrawerOpen}
        onMenu={() => (isDesk ? setHidden(!isHidden) : setDrawerOpen(true))}
        onShowShortcuts={() => listShortcuts(true)}
      />
      <OfflineBanner />
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        {!isDesk && <MenuDrawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)} />}
        {isDesk && !isHidden && <SideMenu />}
        <Content />
      </Box>
      {/* Not by a mutation hook, whose call would be forgotten with the toast. */}
      <Toasts onUndo={(mark) => void dispatch(historialApi.endpoints.deshacer.initiate({ grupo: mark }))} />
      <UnsavedGuard />
      <RemoteChanges />
      <Keyboard listed={areShortcutsListed} onList={listShortcuts} />
    </>
  )
}
