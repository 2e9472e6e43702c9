/**
 * What on screen would be lost by leaving it. Each form and screen says so for itself when it is asked, so that typing
 * costs nothing.
 */
import { useEffect, useRef } from 'react'

const works = new Set<() => boolean>()

const listeners = new Set<() => void>()

/** Hears that some work has come to its end, most often because it has been saved. Answers what stops it. */
export function alTerminarTrabajo(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether there is typed work that nobody has saved. */
export const hasUnsaved = (): boolean => [...works].some((any) => any())

/**
 * Declares unsaved work for as long as the component stands: leaving its screen, signing out and closing the tab then
 * ask first. `hay` answers whether there is any just now.
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
