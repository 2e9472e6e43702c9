import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom'

/** The state of a way to a screen that opens one of its dialogs. */
export interface OpeningState {
  dialog: string
}

/**
 * The state of the way that led here, or null. It is for once: the browser keeps it in its history, but a reload and a return
 * to the screen do not read it again.
 */
function useArrival<State>() {
  const { key, state } = useLocation() as Location<State | null>
  const isReturn = useNavigationType() === NavigationType.Pop
  return { key, state: isReturn ? null : state }
}

/** The way that has opened its dialog. A button that goes while others stand in its place comes back on the same way. */
let opened: string | null = null

/** Opens the dialog that the way to the screen names in its state, as soon as `open` says that it could. */
export function useDialogFromNavigation(open: (wanted: OpeningState) => boolean) {
  const { key, state } = useArrival<OpeningState | Record<string, never>>()
  useEffect(() => {
    // A second way to the same dialog has another key.
    if (state?.dialog && key !== opened && open(state as OpeningState)) opened = key
  })
}
