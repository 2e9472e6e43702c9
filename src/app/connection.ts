/**
 * When what is on screen is fetched anew: after the network was away, and when the person comes back to the page.
 */
import { setupListeners } from '@reduxjs/toolkit/query'
import type { AppDispatch } from '../api/client/rootReducer'
import { addressOf, baseUrl, isOwnServer } from '../api/client/baseUrl'
import { request } from '../api/client/request'
import { storedToken } from '../session/storedSession'

/** Milliseconds away after which what is on screen may have aged; a glance at another window fetches nothing. */
export const MIN_ABSENCE_MS = 60_000
const RETRY_MS = 15_000
const TIMEOUT_MS = 5_000

/** Our own server has a call for it; another is asked the shortest of the table, by whoever may ask. */
function ping(): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  if (isOwnServer()) return fetch(`${baseUrl()}/salud`, { method: 'HEAD', cache: 'no-store', signal })
  return storedToken()
    ? request(addressOf('/festivos'), { cache: 'no-store', signal })
    : Promise.reject(new Error('Nobody may ask.'))
}

/**
 * Whether the server answers anything at all. A browser calls itself offline wherever the machine has no network, though
 * the server may run on that very machine.
 */
const isServerThere = (): Promise<boolean> =>
  ping().then(
    () => true,
    () => false,
  )

/** Tells RTK Query of the network and of the person's return. Answers what stops it. */
export function listenToConnection(dispatch: AppDispatch): () => void {
  return setupListeners(dispatch, (notify, { onFocus, onOnline, onOffline }) => {
    const end = new AbortController()
    const { signal } = end
    let retry: ReturnType<typeof setTimeout> | undefined
    let awaySince: number | null = null

    const check = async () => {
      clearTimeout(retry)
      const answers = await isServerThere()
      if (signal.aborted) return
      if (!answers) retry = setTimeout(onDisconnect, RETRY_MS)
      notify(answers ? onOnline() : onOffline())
    }
    const onDisconnect = () => void check()
    const onConnect = () => {
      clearTimeout(retry)
      notify(onOnline())
    }
    const onLeave = () => {
      awaySince ??= Date.now()
    }
    const onReturn = () => {
      if (awaySince !== null && Date.now() - awaySince >= MIN_ABSENCE_MS) notify(onFocus())
      awaySince = null
    }

    window.addEventListener('online', onConnect, { signal })
    window.addEventListener('offline', onDisconnect, { signal })
    window.addEventListener('blur', onLeave, { signal })
    window.addEventListener('focus', onReturn, { signal })
    document.addEventListener(
      'visibilitychange',
      () => (document.visibilityState === 'hidden' ? onLeave() : onReturn()),
      { signal },
    )
    if (!navigator.onLine) onDisconnect()

    return () => {
      clearTimeout(retry)
      end.abort()
    }
  })
}
