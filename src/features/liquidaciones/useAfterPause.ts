import { useEffect, useState } from 'react'

/** A figure counts as complete after this pause in typing: half a number is none. */
const PAUSE_MS = 300

/** A text that follows from what is typed, as it was at the last pause. */
export function useAfterPause(text: string) {
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
