/**
 * Drafts of unsent work in the tab's session storage, restored for the same user after the session ended or the page was hidden or reloaded. Leaving the
 * screen in any other way discards the draft, after the guard of `ui/unsaved` has asked. A draft never holds a token.
 *
 * `id` identifies the work and its record ('crear-liquidacion', 'liquidar-<uuid>'); without it nothing is kept.
 */
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useAppSelector, useAppStore } from '../../api/client/hooks'
import { selectEndReason, selectUsuario } from '../../session/sessionSlice'
import { readStored, store } from '../storage'

/** Why a draft is saved: the session ended, or the page may not come back. */
type SaveReason = 'session' | 'page'

/** When the draft was saved, as an ISO instant. */
interface Keeping {
  keptAt: string
}

/** The user at mount, since the session may be over when the draft is saved, and the key of their draft alone. */
function useDraftKey(id: string | undefined) {
  const usuario = useAppSelector(selectUsuario)?.username
  const [owner] = useState(usuario)
  return { owner, key: owner && id ? `borradores/${owner}/${id}` : null }
}

const keep = (key: string, draft: Keeping | null) => store('sessionStorage', key, draft)

/** The draft saved earlier, the same at every render until `id` is another one, or null. */
export function useKeptDraft<T>(id: string | undefined) {
  const { key } = useDraftKey(id)
  const read = () => ({
    key,
    draft: key === null ? null : (readStored('sessionStorage', key) as (T & Keeping) | null),
  })
  const [kept, setKept] = useState(read)
  if (kept.key !== key) setKept(read())
  return kept.draft
}

/**
 * Saves a draft whenever the work might be lost. `read` returns the work as plain data, or null when there is none; it is
 * called only to save, so typing costs nothing.
 *
 * @returns the function that deletes the draft, once the work has been sent.
 */
export function useKeepDraft(id: string | undefined, read: (reason: SaveReason) => object | null) {
  const { getState } = useAppStore()
  const { owner, key } = useDraftKey(id)
  const readNow = useEffectEvent(read)

  useEffect(() => {
    if (!key) return
    // The stored draft is back on screen; it is saved again if needed.
    keep(key, null)
    const save = (reason: SaveReason) => {
      const work = readNow(reason)
      keep(key, work && { ...work, keptAt: new Date().toISOString() })
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
      // Keeps the draft only when the owner's session ended other than by signing out.
      const state = getState()
      if (selectEndReason(state) !== 'salida' && selectUsuario(state)?.username !== owner) save('session')
      else keep(key, null)
    }
  }, [getState, owner, key])

  return useCallback(() => {
    if (key) keep(key, null)
  }, [key])
}
