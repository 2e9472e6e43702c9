import { QueryStatus } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { useAppSelector } from '../../api/client/hooks'
import type { RootState } from '../../api/client/rootReducer'

const isBusy = ({ api }: RootState) =>
  Object.values({ ...api.queries, ...api.mutations }).some((call) => call?.status === QueryStatus.pending)

/** Tracks whether rows may predate a save: RTK Query refetches them only when no other call is pending. */
export function useOutdated() {
  const [saved, setSaved] = useState(false)
  const isOutdated = useAppSelector((state) => saved && isBusy(state))
  if (saved && !isOutdated) setSaved(false)
  return [isOutdated, () => setSaved(true)] as const
}
