/**
 * What on screen would be lost by leaving it. Each form and screen says so for itself when it is asked, so that typing
 * costs nothing.
 */
import { useEffect, useRef } from 'react'

const trabajos = new Set<() => boolean>()

const oyentes = new Set<() => void>()

/** Hears that some work has come to its end, most often because it has been saved. Answers what stops it. */
export function alTerminarTrabajo(oyente: () => void): () => void {
  oyentes.add(oyente)
  return () => {
    oyentes.delete(oyente)
  }
}

/** Whether there is typed work that nobody has saved. */
export const haySinGuardar = (): boolean => [...trabajos].some((hay) => hay())

/**
 * Declares unsaved work for as long as the component stands: leaving its screen, signing out and closing the tab then
 * ask first. `hay` answers whether there is any just now.
 */
export function useUnsavedWork(hay: () => boolean): void {
  const hayAhora = useRef(hay)
  useEffect(() => {
    hayAhora.current = hay
  })
  useEffect(() => {
    const trabajo = () => hayAhora.current()
    trabajos.add(trabajo)
    return () => {
      trabajos.delete(trabajo)
      for (const oyente of oyentes) oyente()
    }
  }, [])
}
