/**
 * Tracks unsaved work on screen. Each form and screen is asked when needed, so that typing costs nothing.
 */
import { useEffect, useRef } from 'react'

interface Work {
  hasWork: () => boolean
  otherSearchLoses: boolean
}

const works = new Set<Work>()

const listeners = new Set<() => void>()

/** Subscribes to the end of work, most often because it was saved. Returns the function that unsubscribes. */
export function onWorkEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether there is unsaved work. */
export const hasUnsaved = (): boolean => [...works].some(({ hasWork }) => hasWork())

/** Whether there is unsaved work that another search on the same screen would lose. */
export const hasUnsavedInSearch = (): boolean =>
  [...works].some(({ hasWork, otherSearchLoses }) => otherSearchLoses && hasWork())

/**
 * Declares unsaved work while the component is mounted: leaving its screen, signing out and closing the tab then ask first.
 *
 * @param hasWork returns whether there is unsaved work now
 * @param otherSearchLoses whether the work belongs to the address's search, as to its day, and goes with it
 */
export function useUnsavedWork(hasWork: () => boolean, { otherSearchLoses = false } = {}): void {
  const hasWorkNow = useRef(hasWork)
  useEffect(() => {
    hasWorkNow.current = hasWork
  })
  useEffect(() => {
    const work: Work = { hasWork: () => hasWorkNow.current(), otherSearchLoses }
    works.add(work)
    return () => {
      works.delete(work)
      for (const listener of listeners) listener()
    }
  }, [otherSearchLoses])
}
