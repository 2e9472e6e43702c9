/**
 * Refetches the data on screen after the network was lost, and when the person returns to the page.
 */
import {
  addListener,
  isAnyOf,
  isFulfilled,
  isRejectedWithValue,
  type Action,
  type UnsubscribeListener,
} from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import type { AppDispatch, RootState } from '../api/client/rootReducer'
import { api } from '../api/client/api'
import { baseUrl, isOwnServer } from '../api/client/baseUrl'
import { TAG_TYPES } from '../api/client/tags'

/** After a shorter absence only what has changed is refetched: a glance at another window is no reason to. */
export const MIN_ABSENCE_MS = 60_000
const RETRY_MS = 15_000
const TIMEOUT_MS = 5_000

/**
 * Asks whether our own server gives any answer at all; `navigator.onLine` is not enough, as it is false on a machine without a network,
 * although the server may run on that same machine.
 */
const isServerThere = () =>
  fetch(`${baseUrl()}/salud`, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    () => true,
    () => false,
  )

/** The store's dispatch, with what the listeners' middleware adds to it. */
type Dispatch = ((action: Action<'listenerMiddleware/add'>) => UnsubscribeListener) & AppDispatch

/** Recognises an answer of the server: a call without one fails with a word as its status. */
const isAnswer = (action: object) =>
  typeof (action as { payload?: { status?: unknown } | null }).payload?.status !== 'string'

/**
 * Tells RTK Query when the network is lost or back and when the person returns. Another host is never called offline: its own calls
 * show whether it is there. Returns a function that stops it.
 */
export function listenToConnection(dispatch: Dispatch) {
  return setupListeners(dispatch, (notify, { onFocus, onFocusLost, onOnline, onOffline }) => {
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
    const onHide = () => {
      onLeave()
      // Another window in front of a visible page leaves it asking for news.
      notify(onFocusLost())
    }
    const onReturn = () => {
      notify(onFocus())
      if (awaySince !== null && Date.now() - awaySince >= MIN_ABSENCE_MS)
        dispatch(api.util.invalidateTags([...TAG_TYPES]))
      awaySince = null
    }

    /** Any answer from the server means online, even while the browser reports no network. */
    const stopRecognising = dispatch(
      addListener.withTypes<RootState, AppDispatch>()({
        matcher: isAnyOf(isFulfilled, isRejectedWithValue),
        effect: (action, { getState }) => {
          if (isAnswer(action) && !getState().api.config.online) notify(onOnline())
        },
      }),
    )

    window.addEventListener('online', onConnect, { signal })
    window.addEventListener('blur', onLeave, { signal })
    window.addEventListener('focus', onReturn, { signal })
    document.addEventListener(
      'visibilitychange',
      () => (document.visibilityState === 'hidden' ? onHide() : onReturn()),
      { signal },
    )
    if (isOwnServer()) {
      window.addEventListener('offline', onDisconnect, { signal })
      if (!navigator.onLine) onDisconnect()
    }

    return () => {
      clearTimeout(retry)
      stopRecognising()
      end.abort()
    }
  })
}
