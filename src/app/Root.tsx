import { useEffect } from 'react'
import { Outlet, useNavigation } from 'react-router-dom'
import { LoadingBar } from './layout/LoadingBar'
import { useScreenTitle } from './useScreenTitle'

/** What every page has: its title in the browser's tab, and a sign while the next one loads. */
export function Root() {
  const title = useScreenTitle()
  const { state } = useNavigation()

  useEffect(() => {
    document.title = title ? `${title} · Cochera` : 'Cochera'
  }, [title])

  return (
    <>
      {state !== 'idle' && <LoadingBar />}
      <Outlet />
    </>
  )
}
