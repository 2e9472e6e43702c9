import { useEffect, useRef } from 'react'

/** Spec section 9: milliseconds between two automatic saves. */
export const INTERVAL_MS = 300_000

/** Section 4: while active, saves every five minutes, changed or not. */
export function useAutoSave(active: boolean, save: () => void): void {
  const saveNow = useRef(save)
  useEffect(() => {
    saveNow.current = save
  })
  useEffect(() => {
    if (!active) return
    const timer = setInterval(() => saveNow.current(), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [active])
}
