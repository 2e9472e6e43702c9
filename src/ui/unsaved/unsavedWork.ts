/**
 * Tracks unsaved work on screen. Each form and screen is asked when needed, so that typing costs nothing.
 */
import { useEffect, useRef } from 'react'

const works = new Set<() => boolean>()

const listeners = new Set<() => void>()

/** Subscribes to the end of work, most often because it was saved. Returns the function that unsubscribes. */
export function onWorkEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether there is unsaved work. */
export const hasUnsaved = (): boolean => [...works].some((hasWork) => hasWork())

/**
 * Declares unsaved work while the component is mounted: leaving its screen, signing out and closing the tab then ask first.
 *
 * @param hasWork returns whether there is unsaved work now
 */
export function useUnsavedWork(hasWork: () => boolean): void {
  const hasWorkNow = useRef(hasWork)
  useEffect(() => {
    hasWorkNow.current = hasWork
  })
  useEffect(() => {
    const work = () => hasWorkNow.current()
    works.add(work)
    return () => {
      works.delete(work)
      for (const listener of listeners) listener()
    }
  }, [])
}
