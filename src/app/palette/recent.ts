/**
 * What a person has chosen in the palette, the newest first, in local storage by username, so that nobody finds another's on the
 * same computer. Only the options' values are kept: their names are those of today.
 */
const KEY = 'cochera.recientes'
const MOST = 8

const keyOf = (usuario: string) => `${KEY}/${usuario}`

/** The values of what this person chose last, in this browser. */
export function readRecent(usuario: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(usuario)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((value) => typeof value === 'string').slice(0, MOST) : []
  } catch {
    // Storage may be forbidden, or its text no JSON.
    return []
  }
}

/** Puts a value before the others. */
export function rememberRecent(usuario: string, value: string): void {
  const others = readRecent(usuario).filter((other) => other !== value)
  try {
    localStorage.setItem(keyOf(usuario), JSON.stringify([value, ...others].slice(0, MOST)))
  } catch {
    // Storage is full or forbidden: there are no recent ones then.
  }
}
