import { useEffect } from 'react'
import { Outlet, useNavigation } from 'react-router-dom'
import { LoadingBar } from './layout/LoadingBar'
import { useScreenTitle } from './useScreenTitle'

/** The frame of every page: sets the browser tab's title and shows a bar while the next page loads. */
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
