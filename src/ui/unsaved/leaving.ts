import { hasUnsaved } from './unsavedWork'

type Salida = () => void

let ask: ((leave: Salida) => void) | null = null

/** Registers the guard that asks. Returns the function that removes it. */
export function handle(question: (leave: Salida) => void): () => void {
  ask = question
  return () => {
    if (ask === question) ask = null
  }
}

/** Runs an action that loses unsaved work (signing out): at once if there is none, else once the person agrees. */
export function leaveAsking(leave: Salida): void {
  if (ask && hasUnsaved()) ask(leave)
  else leave()
}
