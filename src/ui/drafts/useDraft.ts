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
import { clearDraft, storeDraft, readDraft } from './draftStorage'

/** Why work is about to be kept: its session ended, or its page may not come back. */
export type SaveReason = 'sesion' | 'pagina'

/** Whether somebody's session was taken from under their work, rather than ended by themselves. */
const lostSession = (owner: string) => (_dispatch: AppDispatch, getState: () => RootState) =>
  selectEndReason(getState()) !== 'salida' && selectUsuario(getState())?.username !== owner

/** Whose work it is: by the time it is kept, the session may be over. */
function useOwner(): string | undefined {
  const usuario = useAppSelector(selectUsuario)?.username
  const [owner] = useState(usuario)
  return owner
}

/** When the work was kept, as an ISO instant. */
interface Keeping {
  keptAt: string
}

/** What was kept from before, the same at every render; null when nothing was. */
export function useKeptDraft<T>(id: string | undefined): (T & Keeping) | null {
  const owner = useOwner()
  const [draftName] = useState(() => (owner && id ? readDraft<T & Keeping>(owner, id) : null))
  return draftName
}

/**
 * Keeps work from now on. `leer` answers it as it is, as plain data, or null when there is nothing worth keeping; it is
 * asked only when the work has to be kept, so typing costs nothing.
 *
 * @returns what forgets it: it has been sent.
 */
export function useKeepDraft(
  id: string | undefined,
  read: (reason: SaveReason) => object | null,
): () => void {
  const dispatch = useAppDispatch()
  const owner = useOwner()
  const readNow = useRef(read)

  useEffect(() => {
    readNow.current = read
  })

  useEffect(() => {
    if (!owner || !id) return
    // It is in use again, and is kept anew if it has to be.
    clearDraft(owner, id)
    const save = (reason: SaveReason) => {
      const datum = readNow.current(reason)
      if (datum === null) clearDraft(owner, id)
      else storeDraft(owner, id, { ...datum, keptAt: new Date().toISOString() } satisfies Keeping)
    }
    const onLeave = () => save('pagina')
    const onHide = () => {
      if (document.visibilityState === 'hidden') save('pagina')
    }
    window.addEventListener('pagehide', onLeave)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', onHide)
      if (dispatch(lostSession(owner))) save('sesion')
      else clearDraft(owner, id)
    }
  }, [dispatch, owner, id])

  return useCallback(() => {
    if (owner && id) clearDraft(owner, id)
  }, [owner, id])
}
