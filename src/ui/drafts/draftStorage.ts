/**
 * Drafts in the tab's session storage: they outlive the end of a session and a reload, and are gone with the tab. Keys
 * include the user, so that no user reads another's draft. A draft never holds a token.
 */
const KEY = 'borradores'

const keyOf = (usuario: string, id: string) => `${KEY}/${usuario}/${id}`

/** A user's draft under an id, or null. */
export function readDraft<T>(usuario: string, id: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(usuario, id)) ?? 'null') as T | null
  } catch {
    // Storage may be forbidden, or its contents invalid.
    return null
  }
}

/** Stores plain data (no Dates, no functions). */
export function storeDraft(usuario: string, id: string, datum: unknown): void {
  try {
    sessionStorage.setItem(keyOf(usuario, id), JSON.stringify(datum))
  } catch {
    // Storage is full or forbidden: the work stays on screen only.
  }
}

export function clearDraft(usuario: string, id: string): void {
  try {
    sessionStorage.removeItem(keyOf(usuario, id))
  } catch {
    // Storage that forbids removal forbids storing too.
  }
}
