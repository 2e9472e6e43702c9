import { useSyncExternalStore } from 'react'

// Where storage is forbidden, a preference lasts as long as the page.
const unstored = new Map<string, boolean>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A boolean preference of this browser; `byDefault` until it is set. */
export function remembered(key: string, byDefault = false) {
  try {
    const stored = localStorage.getItem(key)
    if (stored !== null) return stored === 'si'
  } catch {
    // Reading may be forbidden too.
  }
  return unstored.get(key) ?? byDefault
}

function remember(key: string, value: boolean) {
  try {
    localStorage.setItem(key, value ? 'si' : 'no')
  } catch {
    unstored.set(key, value)
  }
  for (const listener of listeners) listener()
}

/** The preference as state shared by all components, and its setter. Kept in local storage under `key`. */
export function useRemembered(key: string, byDefault = false) {
  const value = useSyncExternalStore(subscribe, () => remembered(key, byDefault))
  return [value, (next: boolean) => remember(key, next)] as const
}
