/**
 * Unsent work, in this tab's session storage: it outlives a session that ended and a reloaded page, and goes with the
 * tab. Each person's lies under a key of their own and nobody else's is ever read. It never holds a token.
 */
const KEY = 'borradores'

const keyOf = (usuario: string, id: string) => `${KEY}/${usuario}/${id}`

/** What was kept for a person under an id; null when there is nothing. */
export function readDraft<T>(usuario: string, id: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(usuario, id)) ?? 'null') as T | null
  } catch {
    // Storage may be forbidden, or hold what somebody else wrote.
    return null
  }
}

/** Keeps plain data (no Dates, no functions). */
export function storeDraft(usuario: string, id: string, datum: unknown): void {
  try {
    sessionStorage.setItem(keyOf(usuario, id), JSON.stringify(datum))
  } catch {
    // Full or forbidden: the work is still on screen, which is all that could be done for it.
  }
}

export function clearDraft(usuario: string, id: string): void {
  try {
    sessionStorage.removeItem(keyOf(usuario, id))
  } catch {
    // Where it cannot be removed it could not be kept either.
  }
}
