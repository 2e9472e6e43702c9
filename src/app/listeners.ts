/**
 * The side effects that last as long as the store. Each handler is a named function with a single subject.
 */
import {
  createListenerMiddleware,
  isFulfilled,
  isRejectedWithValue,
  type ListenerEffectAPI,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { api } from '../api/client/api'
import { CABECERA_GRUPO } from '../contract/cabeceras'
import { isUnauthorized, errorMessage } from '../api/client/errors'
import { request } from '../api/client/request'
import { baseUrl, isOwnServer } from '../api/client/baseUrl'
import { noticeOf, SERVER_MESSAGE } from '../api/client/notices'
import type { AppDispatch, RootState } from '../api/client/rootReducer'
import { signedOut, signedIn } from '../session/sessionSlice'
import { clearSession, storedToken } from '../session/storedSession'
import { failureMended, toastShown } from '../ui/toasts/toastSlice'

type Effect = ListenerEffectAPI<RootState, AppDispatch>

interface CallMeta {
  arg?: { type?: string; endpointName?: string; originalArgs?: unknown; track?: boolean }
}

/** The request that an answer came to. */
const requestOf = (action: UnknownAction) =>
  (action as { meta?: { baseQueryMeta?: { request?: Request } } }).meta?.baseQueryMeta?.request

const callOf = (action: UnknownAction) => (action as { meta?: CallMeta }).meta?.arg ?? {}

/** Checks whether a call's failure is toasted, unless it is one of many, whose outcome is told as one. */
const toastsFailure = ({ type, endpointName = '' }: NonNullable<CallMeta['arg']>) =>
  noticeOf(endpointName).error ?? type === 'mutation'

function messageOf(payload: unknown) {
  const { mensaje: message } = (payload ?? {}) as { mensaje?: unknown }
  return typeof message === 'string' ? message : null
}

/** Section 8: shows the success toast that the endpoint declares, in place of its failure's. */
function toastSuccess(action: UnknownAction & { payload: unknown }, { dispatch }: Effect) {
  const call = callOf(action)
  const { endpointName = '', track } = call
  if (track === false) return
  if (toastsFailure(call)) dispatch(failureMended(endpointName))
  const { success, subject, undo } = noticeOf(endpointName)
  const said = typeof success === 'function' ? success(action.payload) : success
  const message = said === SERVER_MESSAGE ? messageOf(action.payload) : said
  if (!message) return
  const mark = undo ? (requestOf(action)?.headers.get(CABECERA_GRUPO) ?? undefined) : undefined
  dispatch(toastShown({ type: 'exito', message, subject: subject?.(action.payload), undo: mark }))
}

/** Section 8: a failed mutation toasts the server's mensaje; a failed query shows nothing, unless its notice says so. */
function toastError(action: UnknownAction & { payload: unknown }, { dispatch }: Effect) {
  const call = callOf(action)
  if (call.track === false || !toastsFailure(call) || isUnauthorized(action.payload)) return
  dispatch(toastShown({ type: 'error', message: errorMessage(action.payload), endpoint: call.endpointName }))
}

/**
 * Ends this device's session on our own server, so that its token counts no more. A failure is ignored: on this device the
 * session ends anyway. It is no endpoint of the api, because the api's state ends with the session.
 */
function signOutOnServer() {
  if (storedToken() === null || !isOwnServer()) return
  request(`${baseUrl()}/auth/logout`, { method: 'POST', keepalive: true }).catch(() => undefined)
}

/** Clears the stored login and the cached answers: nothing stays for the next person. */
function forgetSession({ payload }: ReturnType<typeof signedOut>, { dispatch }: Effect) {
  if (payload === 'salida') signOutOnServer()
  clearSession()
  dispatch(api.util.resetApiState())
}

/** Clears the cache when another person signs in, in this tab or another. */
function forgetOthersCache({ payload }: ReturnType<typeof signedIn>, { dispatch, getOriginalState }: Effect) {
  const former = getOriginalState().sesion.usuario
  if (former && former.username !== payload.username) dispatch(api.util.resetApiState())
}

export function createListeners() {
  const listeners = createListenerMiddleware<RootState, AppDispatch>()
  listeners.startListening({ matcher: isFulfilled, effect: toastSuccess })
  listeners.startListening({ matcher: isRejectedWithValue, effect: toastError })
  listeners.startListening({ actionCreator: signedOut, effect: forgetSession })
  listeners.startListening({ actionCreator: signedIn, effect: forgetOthersCache })
  return listeners
}
