import { useRef, useState } from 'react'

/** Work that a press begins: one at a time, and what is said of the last. */
export function usePress() {
  const [busy, setBusy] = useState(false)
  const [failure, fail] = useState<string | null>(null)
  const underWay = useRef(false)

  const press = async (work: () => Promise<void>) => {
    if (underWay.current) return
    underWay.current = true
    fail(null)
    setBusy(true)
    try {
      await work()
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { press, busy, failure, fail }
}
