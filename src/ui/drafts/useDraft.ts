/**
 * Drafts of unsent work in the tab's session storage, restored for the same user after the session ended or the page was hidden or reloaded. Leaving the
 * screen in any other way discards the draft, after the guard of `ui/unsaved` has asked. A draft never holds a token.
 *
 * `id` identifies the work and its record ('crear-liquidacion', 'liquidar-<uuid>'); without it nothing is kept.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import type { AppDispatch, RootState } from '../../api/client/rootReducer'
import { selectEndReason, selectUsuario } from '../../session/sessionSlice'
import { readStored, store } from '../storage'

/** With the user, so that nobody reads another's draft. */
const keyOf = (usuario: string, id: string) => `borradores/${usuario}/${id}`

const keep = (usuario: string, id: string, draft: Keeping | null) =>
  store('sessionStorage', keyOf(usuario, id), draft)

/** Why a draft is saved: the session ended, or the page may not come back. */
type SaveReason = 'session' | 'page'

/** Whether the owner's session ended other than by signing out. */
const lostSession = (owner: string) => (_dispatch: AppDispatch, getState: () => RootState) =>
  selectEndReason(getState()) !== 'salida' && selectUsuario(getState())?.username !== owner

/** The user at mount: when the draft is saved, the session may be over. */
function useOwner(): string | undefined {
  const usuario = useAppSelector(selectUsuario)?.username
  const [owner] = useState(usuario)
  return owner
}

/** When the draft was saved, as an ISO instant. */
interface Keeping {
  keptAt: string
}

/** The draft saved earlier, the same at every render until `id` is another one, or null. */
export function useKeptDraft<T>(id: string | undefined): (T & Keeping) | null {
  const owner = useOwner()
  const read = () => ({
    id,
    draft: owner && id ? (readStored('sessionStorage', keyOf(owner, id)) as (T & Keeping) | null) : null,
  })
  const [kept, setKept] = useState(read)
  if (kept.id !== id) setKept(read())
  return kept.draft
}

/**
 * Saves a draft whenever the work might be lost. `read` returns the work as plain data, or null when there is none; it is
 * called only to save, so typing costs nothing.
 *
 * @returns the function that deletes the draft, once the work has been sent.
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
    // The stored draft is back on screen; it is saved again if needed.
    keep(owner, id, null)
    const save = (reason: SaveReason) => {
      const datum = readNow.current(reason)
      keep(owner, id, datum && { ...datum, keptAt: new Date().toISOString() })
    }
    const onLeave = () => save('page')
    const onHide = () => {
      if (document.visibilityState === 'hidden') save('page')
    }
    window.addEventListener('pagehide', onLeave)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', onHide)
      if (dispatch(lostSession(owner))) save('session')
      else keep(owner, id, null)
    }
  }, [dispatch, owner, id])

  return useCallback(() => {
    if (owner && id) keep(owner, id, null)
  }, [owner, id])
}
