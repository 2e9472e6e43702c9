/**
 * Tracks unsaved work on screen. Each form and screen is asked when needed, so that typing costs nothing.
 */
import { useEffect, useRef } from 'react'

const works = new Set<() => boolean>()

const listeners = new Set<() => void>()

/** Subscribes to the end of work, most often because it was saved. Returns the function that unsubscribes. */
export function alTerminarTrabajo(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether there is unsaved work. */
export const hasUnsaved = (): boolean => [...works].some((any) => any())

/**
 * Declares unsaved work while the component is mounted: leaving its screen, signing out and closing the tab then ask first.
 *
 * @param any returns whether there is unsaved work now
 */
export function useUnsavedWork(any: () => boolean): void {
  const hayAhora = useRef(any)
  useEffect(() => {
    hayAhora.current = any
  })
  useEffect(() => {
    const work = () => hayAhora.current()
    works.add(work)
    return () => {
      works.delete(work)
      for (const listener of listeners) listener()
    }
  }, [])
}
