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
import { TAG_TYPES } from '../api/client/tags'
import { novedadesApi } from '../api/novedades'

/** After a shorter absence only what has changed is refetched: a glance at another window is no reason to. */
export const MIN_ABSENCE_MS = 60_000

/** The store's dispatch, with what the listeners' middleware adds to it. */
type Dispatch = ((action: Action<'listenerMiddleware/add'>) => UnsubscribeListener) & AppDispatch

const { matchRejected: isNews } = novedadesApi.endpoints.novedades

/** Recognises an answer of the server: a call without one fails with a word as its status. */
const isAnswer = (action: object) =>
  typeof (action as { payload?: { status?: unknown } | null }).payload?.status !== 'string'

/**
 * Tells RTK Query when the network is lost or back and when the person returns. The browser is not asked whether it is lost: it reports no
 * network on a machine whose server runs on it. Another host is never called offline: its own calls show whether it is there. Returns a function that stops it.
 */
export function listenToConnection(dispatch: Dispatch) {
  return setupListeners(dispatch, (notify, { onFocus, onFocusLost, onOnline, onOffline }) => {
    const end = new AbortController()
    const { signal } = end
    let awaySince: number | null = null

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

    /** Any answer from the server means online; news, which our own alone is asked every few seconds, without one offline. */
    const stopRecognising = dispatch(
      addListener.withTypes<RootState, AppDispatch>()({
        matcher: isAnyOf(isFulfilled, isRejectedWithValue),
        effect: (action, { getState }) => {
          const { online } = getState().api.config
          if (isAnswer(action) && !online) notify(onOnline())
          if (!isAnswer(action) && online && isNews(action)) notify(onOffline())
        },
      }),
    )

    window.addEventListener('online', () => notify(onOnline()), { signal })
    window.addEventListener('blur', onLeave, { signal })
    window.addEventListener('focus', onReturn, { signal })
    document.addEventListener(
      'visibilitychange',
      () => (document.visibilityState === 'hidden' ? onHide() : onReturn()),
      { signal },
    )

    return () => {
      stopRecognising()
      end.abort()
    }
  })
}
