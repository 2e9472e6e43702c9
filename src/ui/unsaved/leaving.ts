import { hasUnsaved } from './unsavedWork'

type Action = () => void

let ask: ((action: Action) => void) | null = null

/** Registers the guard that asks. Returns the function that removes it. */
export function setLeaveGuard(guard: (action: Action) => void): () => void {
  ask = guard
  return () => {
    if (ask === guard) ask = null
  }
}

/** Runs an action that loses unsaved work (signing out): at once if there is none, else once the person agrees. */
export function leaveAsking(action: Action): void {
  if (ask && hasUnsaved()) ask(action)
  else action()
}
