import { hasUnsaved } from './unsavedWork'

type Salida = () => void

let ask: ((leave: Salida) => void) | null = null

/** The guard that asks, for as long as it stands; answers what takes it away. */
export function handle(question: (leave: Salida) => void): () => void {
  ask = question
  return () => {
    if (ask === question) ask = null
  }
}

/** Does what would lose unsaved work (sign out): at once where there is none, else after the person agrees. */
export function leaveAsking(leave: Salida): void {
  if (ask && hasUnsaved()) ask(leave)
  else leave()
}
