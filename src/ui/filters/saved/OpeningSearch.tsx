import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import { useBusquedasQuery } from '../../../api/busquedas'
import { useAppDispatch, useAppSelector } from '../../../api/client/hooks'
import { useArrival } from '../../crud/useOpenOnArrival'
import { screenBegun, selectTable } from '../../table/tableSlice'
import { useOpenSaved } from './useOpenSaved'
import type { PresentSearch } from './useSavedSearches'

/** The state of a way to a screen that opens one of its saved searches. */
export interface SavedState {
  /** Its uuid. */
  busqueda: string
}

/**
 * Opens the saved search that the way to the screen names; or, as the screen begins, the one that the person has chosen for it, but
 * not over an address with a search of its own, nor over what has been typed or filtered by then. It stands in the search's form.
 */
export function OpeningSearch({ search }: { search: PresentSearch }) {
  const { table } = search
  const dispatch = useAppDispatch()
  const { dirty } = useFormikContext()
  const { key, state } = useArrival<Partial<SavedState>>()
  const named = state?.busqueda
  const { usuario, begun, filter, quick } = useAppSelector((root) => selectTable(root, table))
  const { data } = useBusquedasQuery(undefined, { skip: begun && !named })
  const openSaved = useOpenSaved(search)

  const begin = useEffectEvent(() => {
    if (!begun) dispatch(screenBegun({ table }))
    const ofScreen = data?.filter(({ pantalla }) => pantalla === table)
    const untouched = !begun && !search.filter && !filter && quick.length === 0 && !dirty
    const opening = ofScreen?.find(({ uuid, inicial }) => (named ? uuid === named : untouched && inicial))
    if (opening) openSaved(opening.estado)
  })
  // The table as the person left it comes first, which would take the search's sort away.
  const ready = data !== undefined && usuario !== null && (!begun || named !== undefined)
  // A second way to the same search has another key.
  useEffect(() => {
    if (ready) begin()
  }, [ready, key])
  return null
}
