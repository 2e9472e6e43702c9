/**
 * Unsent work that the same person finds again: after the session ended under it, and after the page was hidden or
 * reloaded. Leaving the screen in any other way gives it up, which the guard of `ui/unsaved` asks about first.
 *
 * `id` names the work and the record that it is about ('crear-liquidacion', 'liquidar-<uuid>'); without one nothing is kept.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import type { AppDispatch, RootState } from '../../api/client/rootReducer'
import { selectEndReason, selectUsuario } from '../../session/sessionSlice'
import { borrarBorrador, guardarBorrador, leerBorrador } from './draftStorage'

/** Why work is about to be kept: its session ended, or its page may not come back. */
export type MotivoDeGuardar = 'sesion' | 'pagina'

/** Whether somebody's session was taken from under their work, rather than ended by themselves. */
const perdioLaSesion = (duenio: string) => (_dispatch: AppDispatch, getState: () => RootState) =>
  selectEndReason(getState()) !== 'salida' && selectUsuario(getState())?.username !== duenio

/** Whose work it is: by the time it is kept, the session may be over. */
function useDuenio(): string | undefined {
  const usuario = useAppSelector(selectUsuario)?.username
  const [duenio] = useState(usuario)
  return duenio
}

/** When the work was kept, as an ISO instant. */
interface Keeping {
  keptAt: string
}

/** What was kept from before, the same at every render; null when nothing was. */
export function useKeptDraft<T>(id: string | undefined): (T & Keeping) | null {
  const duenio = useDuenio()
  const [borrador] = useState(() => (duenio && id ? leerBorrador<T & Keeping>(duenio, id) : null))
  return borrador
}

/**
 * Keeps work from now on. `leer` answers it as it is, as plain data, or null when there is nothing worth keeping; it is
 * asked only when the work has to be kept, so typing costs nothing.
 *
 * @returns what forgets it: it has been sent.
 */
export function useKeepDraft(
  id: string | undefined,
  leer: (motivo: MotivoDeGuardar) => object | null,
): () => void {
  const dispatch = useAppDispatch()
  const duenio = useDuenio()
  const leerAhora = useRef(leer)

  useEffect(() => {
    leerAhora.current = leer
  })

  useEffect(() => {
    if (!duenio || !id) return
    // It is in use again, and is kept anew if it has to be.
    borrarBorrador(duenio, id)
    const guardar = (motivo: MotivoDeGuardar) => {
      const dato = leerAhora.current(motivo)
      if (dato === null) borrarBorrador(duenio, id)
      else guardarBorrador(duenio, id, { ...dato, keptAt: new Date().toISOString() } satisfies Keeping)
    }
    const alIrse = () => guardar('pagina')
    const alOcultarse = () => {
      if (document.visibilityState === 'hidden') guardar('pagina')
    }
    window.addEventListener('pagehide', alIrse)
    document.addEventListener('visibilitychange', alOcultarse)
    return () => {
      window.removeEventListener('pagehide', alIrse)
      document.removeEventListener('visibilitychange', alOcultarse)
      if (dispatch(perdioLaSesion(duenio))) guardar('sesion')
      else borrarBorrador(duenio, id)
    }
  }, [dispatch, duenio, id])

  return useCallback(() => {
    if (duenio && id) borrarBorrador(duenio, id)
  }, [duenio, id])
}
