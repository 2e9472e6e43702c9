import { useEffect, useMemo, useState } from 'react'
import { Outlet, useNavigation } from 'react-router-dom'
import { LoadingBar } from './layout/LoadingBar'
import { OwnTitle } from './ownTitle'
import { useScreenTitle } from './useScreenTitle'

/** Sets the browser tab's title. */
function TabTitle() {
  const title = useScreenTitle()
  useEffect(() => {
    document.title = title ? `${title} · Cochera` : 'Cochera'
  }, [title])
  return null
}

/** The frame of every page: holds its title, and shows a bar while the next page loads. */
export function Root() {
  const { state } = useNavigation()
  const [own, setOwn] = useState<string | null>(null)
  const ownTitle = useMemo(() => ({ own, setOwn }), [own])

  return (
    <OwnTitle value={ownTitle}>
      <TabTitle />
      {state !== 'idle' && <LoadingBar />}
      <Outlet />
    </OwnTitle>
  )
}
