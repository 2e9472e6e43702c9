import { useEffect, useRef } from 'react'

/** Spec section 9: milliseconds between two automatic saves. */
export const INTERVALO = 300_000

/** Section 4: submits the rows every five minutes while it is active, changed or not. */
export function useGuardadoAutomatico(activo: boolean, guardar: () => void): void {
  const guardarAhora = useRef(guardar)
  useEffect(() => {
    guardarAhora.current = guardar
  })
  useEffect(() => {
    if (!activo) return
    const reloj = setInterval(() => guardarAhora.current(), INTERVALO)
    return () => clearInterval(reloj)
  }, [activo])
}
