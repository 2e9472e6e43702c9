import { useSyncExternalStore } from 'react'
import { readStored, store } from '../storage'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A boolean preference of this browser; `byDefault` until it is set. */
export const remembered = (key: string, byDefault = false) =>
  (readStored('localStorage', key) as boolean | null) ?? byDefault

function remember(key: string, value: boolean) {
  store('localStorage', key, value)
  for (const listener of listeners) listener()
}

/** The preference as state shared by all components, and its setter. Kept in local storage under `key`. */
export function useRemembered(key: string, byDefault = false) {
  const value = useSyncExternalStore(subscribe, () => remembered(key, byDefault))
  return [value, (next: boolean) => remember(key, next)] as const
}
