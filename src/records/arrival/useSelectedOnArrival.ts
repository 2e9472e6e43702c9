import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The selected row of a screen: at first the one that the link to the screen names in its state, `{ selected }`. */
export function useSelectedOnArrival() {
  const state = useLocation().state as { selected?: string } | null
  return useState<string | null>(state?.selected ?? null)
}
