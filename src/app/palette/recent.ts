/**
 * Options that a person has chosen in the palette, the newest first, in local storage by username, so that nobody finds another's on the
 * same computer; only their values are kept, as their names are those of today.
 */
import { readStored, store } from '../../ui/storage'

const KEY = 'cochera.recientes'
const MOST = 8

const storageKeyOf = (usuario: string) => `${KEY}/${usuario}`

/** The values of what this person chose last, in this browser. */
export function readRecent(usuario: string) {
  const stored = readStored('localStorage', storageKeyOf(usuario))
  return Array.isArray(stored) ? stored.filter((value) => typeof value === 'string').slice(0, MOST) : []
}

/** Puts a value before the others. */
export function rememberRecent(usuario: string, value: string) {
  const others = readRecent(usuario).filter((other) => other !== value)
  store('localStorage', storageKeyOf(usuario), [value, ...others].slice(0, MOST))
}
