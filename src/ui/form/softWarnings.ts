import { createContext, useContext, useId, useLayoutEffect } from 'react'

/** Warnings that a form asks about before it is sent, by the place that shows each, in the order of its fields. */
export const SoftWarnings = createContext<Map<string, string | undefined> | null>(null)

/** Has the form around ask of a warning, while it is given. */
export function useSoftWarning(text: string | undefined) {
  const asked = useContext(SoftWarnings)
  const place = useId()
  // Kept in its place while its text changes.
  useLayoutEffect(() => void asked?.set(place, text), [asked, place, text])
  useLayoutEffect(() => () => void asked?.delete(place), [asked, place])
}
