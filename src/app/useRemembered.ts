import { useState } from 'react'

const read = (key: string): boolean => {
  try {
    return localStorage.getItem(key) === 'si'
  } catch {
    // Storage may be forbidden: then nothing is remembered, and everything else works.
    return false
  }
}

const write = (key: string, value: boolean) => {
  try {
    localStorage.setItem(key, value ? 'si' : 'no')
  } catch {
    // As above.
  }
}

/** A yes-or-no preference of this browser, kept in local storage under `key`; false until it is set. */
export function useRemembered(key: string) {
  const [value, setValue] = useState(() => read(key))
  const remember = (next: boolean) => {
    write(key, next)
    setValue(next)
  }
  return [value, remember] as const
}
