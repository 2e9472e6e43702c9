import { useEffect, useEffectEvent } from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom'

/** The state of a way to a screen that opens one of its dialogs. */
export interface OpeningState {
  dialog: string
}

/**
 * The state of the way that led here, or null. It is for once: the browser keeps it in its history, but a reload and a return
 * to the screen do not read it again.
 */
export function useArrival<State>(): { key: string; state: State | null } {
  const { key, state } = useLocation() as Location<State | null>
  const isReturn = useNavigationType() === NavigationType.Pop
  return { key, state: isReturn ? null : state }
}

/** The way that has opened its dialog. A button that goes while others stand in its place comes back on the same way. */
let opened: string | null = null

/**
 * Opens the dialog that the way to the screen names in its state.
 *
 * @param openers what opens each of the screen's dialogs that a way may name
 */
export function useDialogFromNavigation(openers: Record<string, () => void>): void {
  const { key, state } = useArrival<Partial<OpeningState>>()
  const name = state?.dialog
  const open = useEffectEvent((wanted: string) => {
    const opener = openers[wanted]
    if (!opener || key === opened) return
    opened = key
    opener()
  })
  // A second way to the same dialog has another key.
  useEffect(() => {
    if (name) open(name)
  }, [key, name])
}
