import { useEffect, useEffectEvent } from 'react'

/** Spec section 9: milliseconds between two automatic saves. */
export const INTERVAL_MS = 300_000

/** Section 4: while active, saves every five minutes, changed or not. */
export function useAutoSave(active: boolean, save: () => void) {
  const saveNow = useEffectEvent(save)
  useEffect(() => {
    if (!active) return
    const timer = setInterval(() => saveNow(), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [active])
}
