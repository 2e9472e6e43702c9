import { useEffect, useEffectEvent } from 'react'
import { useAppSelector } from '../../../api/client/hooks'
import { useArrival } from '../../arrival/useDialogFromNavigation'
import { selectTable } from '../../../ui/tableState/tableSlice'
import { useOpenSaved } from './useOpenSaved'
import type { PresentSearch } from './state'

/** The state of a way to a screen that opens one of its saved searches. */
export interface ArrivalState {
  /** Its stored text. */
  busqueda: string
}

/** Opens the saved search that the way to the screen holds. */
export function OpeningSearch({ search }: { search: PresentSearch }) {
  const { key, state } = useArrival<Partial<ArrivalState>>()
  const estado = state?.busqueda
  const openSaved = useEffectEvent(useOpenSaved(search))
  // The table as the person left it comes first, which would take the search's sort away.
  const ready = useAppSelector((root) => selectTable(root, search.table).usuario !== null)
  // A second way to the same search has another key.
  useEffect(() => {
    if (ready && estado) openSaved(estado)
  }, [ready, key, estado])
  return null
}
