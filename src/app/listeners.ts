/**
 * The store's side effects, all in one place. Each handler is a named function with a single subject.
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
import { forgetAnswers } from '../api/client/sequence'
import { signOutOnServer } from '../api/client/signOut'
import { noticeOf, SERVER_MESSAGE } from '../api/client/notices'
import type { AppDispatch, RootState } from '../api/client/rootReducer'
import { signedOut, signedIn } from '../session/sessionSlice'
import { clearSession } from '../session/storedSession'
import { storeArrangement } from '../ui/columns/rememberedTables'
import { failureMended, toastShown } from '../ui/toasts/toastSlice'

type Effect = ListenerEffectAPI<RootState, AppDispatch>

interface CallMeta {
  arg?: { type?: string; endpointName?: string; originalArgs?: unknown; track?: boolean }
}

/** The request that an answer came to. */
const requestOf = (action: UnknownAction) =>
  (action as { meta?: { baseQueryMeta?: { request?: Request } } }).meta?.baseQueryMeta?.request

const callOf = (action: UnknownAction) => (action as { meta?: CallMeta }).meta?.arg

/** Whether it is one of many calls, whose outcome is told as one. */
const isOneOfMany = (action: UnknownAction) => callOf(action)?.track === false

function messageOf(payload: unknown): string | null {
  const { mensaje: message } = (payload ?? {}) as { mensaje?: unknown }
  return typeof message === 'string' ? message : null
}

/** Section 8: shows the success toast that the endpoint declares, in place of its failure's. */
function toastSuccess(action: UnknownAction & { payload: unknown }, { dispatch }: Effect): void {
  if (isOneOfMany(action)) return
  const call = callOf(action)
  const endpoint = call?.endpointName ?? ''
  if (call?.type === 'mutation') dispatch(failureMended(endpoint))
  const { success, subject, undo } = noticeOf(endpoint)
  const message = success === SERVER_MESSAGE ? messageOf(action.payload) : success
  if (!message) return
  const group = undo ? (requestOf(action)?.headers.get(CABECERA_GRUPO) ?? undefined) : undefined
  dispatch(toastShown({ type: 'exito', message, subject: subject?.(action.payload), undo: group }))
}

/** Section 8: a failed mutation toasts the server's mensaje; a failed query shows nothing. */
function toastError(action: UnknownAction & { payload: unknown }, { dispatch }: Effect): void {
  const call = callOf(action)
  if (call?.type !== 'mutation' || isOneOfMany(action) || isUnauthorized(action.payload)) return
  const { endpointName: endpoint } = call
  if (noticeOf(endpoint ?? '').error === false) return
  dispatch(toastShown({ type: 'error', message: errorMessage(action.payload), endpoint }))
}

/** Clears the stored login and the cached answers: nothing stays for the next person. */
function forgetSession({ payload }: ReturnType<typeof signedOut>, { dispatch }: Effect): void {
  if (payload === 'salida') signOutOnServer()
  clearSession()
  forgetAnswers()
  dispatch(api.util.resetApiState())
}

/** Clears the cache when another person signs in, in this tab or another. */
function forgetOthersCache(
  { payload }: ReturnType<typeof signedIn>,
  { dispatch, getOriginalState }: Effect,
): void {
  const former = getOriginalState().sesion.usuario
  if (former && former.username !== payload.username) dispatch(api.util.resetApiState())
}

/** Any answer from the server means online, even while the browser reports no network. */
function recogniseConnection(
  { payload }: UnknownAction & { payload: unknown },
  { dispatch, getState }: Effect,
): void {
  const { status } = (payload ?? {}) as { status?: unknown }
  const unanswered = typeof status === 'string'
  if (!unanswered && !getState().api.config.online) dispatch(api.internalActions.onOnline())
}

/** An action of the slice of the tables, whose code comes with the screens. */
const isOfTable = (action: UnknownAction): action is UnknownAction & { payload: { table: string } } =>
  action.type.startsWith('tablas/')

/** Keeps in this browser how the person leaves a table. */
function rememberTable({ payload }: { payload: { table: string } }, { getState }: Effect): void {
  const { sesion, tablas } = getState()
  const arrangement = tablas?.[payload.table]
  if (sesion.usuario && arrangement?.usuario === sesion.usuario.username)
    storeArrangement(arrangement.usuario, payload.table, arrangement)
}

export function createListeners() {
  const listeners = createListenerMiddleware<RootState, AppDispatch>()
  listeners.startListening({ matcher: isFulfilled, effect: toastSuccess })
  listeners.startListening({ matcher: isRejectedWithValue, effect: toastError })
  listeners.startListening({ matcher: isFulfilled, effect: recogniseConnection })
  listeners.startListening({ matcher: isRejectedWithValue, effect: recogniseConnection })
  listeners.startListening({ actionCreator: signedOut, effect: forgetSession })
  listeners.startListening({ actionCreator: signedIn, effect: forgetOthersCache })
  listeners.startListening({ predicate: isOfTable, effect: rememberTable })
  return listeners
}
