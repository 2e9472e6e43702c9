import { QueryStatus } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { useAppSelector } from '../../api/client/hooks'
import type { RootState } from '../../api/client/rootReducer'

const isBusy = ({ api }: RootState) =>
  Object.values({ ...api.queries, ...api.mutations }).some((call) => call?.status === QueryStatus.pending)

/** Whether rows may still be as they were before a save: RTK Query asks for them anew only when no other call is on its way. */
export function useOutdated() {
  const [saved, setSaved] = useState(false)
  const isOutdated = useAppSelector((state) => saved && isBusy(state))
  if (saved && !isOutdated) setSaved(false)
  return [isOutdated, () => setSaved(true)] as const
}
