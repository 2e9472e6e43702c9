/**
 * What happens in answer to an action, in one place. Each handler is a named function with a single subject.
 */
import {
  createListenerMiddleware,
  isFulfilled,
  isRejectedWithValue,
  type ListenerEffectAPI,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { api } from '../api/client/api'
import { currentRecord, isUnauthorized, errorMessage } from '../api/client/errors'
import { signOutOnServer } from '../api/client/signOut'
import { noticeOf, SERVER_MESSAGE } from '../api/client/notices'
import type { AppDispatch, RootState } from '../api/client/rootReducer'
import { signedOut, signedIn } from '../session/sessionSlice'
import { clearSession } from '../session/storedSession'
import { avisoMostrado } from '../ui/toasts/toastSlice'

type Efecto = ListenerEffectAPI<RootState, AppDispatch>

interface MetaDeLlamada {
  arg?: { type?: string; endpointName?: string }
}

const llamadaDe = (accion: UnknownAction) => (accion as { meta?: MetaDeLlamada }).meta?.arg

function mensajeDe(payload: unknown): string | null {
  const { mensaje } = (payload ?? {}) as { mensaje?: unknown }
  return typeof mensaje === 'string' ? mensaje : null
}

/** Section 8: the success toasts, as each endpoint declares them. */
function avisarExito(accion: UnknownAction & { payload: unknown }, { dispatch }: Efecto): void {
  const { success: exito, subject } = noticeOf(llamadaDe(accion)?.endpointName ?? '')
  const mensaje = exito === SERVER_MESSAGE ? mensajeDe(accion.payload) : exito
  if (mensaje) dispatch(avisoMostrado({ tipo: 'exito', mensaje, subject: subject?.(accion.payload) }))
}

/** Section 8: a failed call that changes something toasts the server's mensaje; a failed list shows nothing. */
function avisarError(accion: UnknownAction & { payload: unknown }, { dispatch }: Efecto): void {
  const llamada = llamadaDe(accion)
  if (llamada?.type !== 'mutation' || isUnauthorized(accion.payload)) return
  if (noticeOf(llamada.endpointName ?? '').error === false) return
  // Said in the form, beside what differs from the record.
  if (currentRecord(accion.payload)) return
  dispatch(avisoMostrado({ tipo: 'error', mensaje: errorMessage(accion.payload) }))
}

/** Leaves nothing of a person's for the next one: neither the stored login nor the answers in the cache. */
function olvidarSesion({ payload }: ReturnType<typeof signedOut>, { dispatch }: Efecto): void {
  if (payload === 'salida') signOutOnServer()
  clearSession()
  dispatch(api.util.resetApiState())
}

/** Somebody else may have signed in, in this tab or another: what was answered to the former person goes. */
function olvidarCacheAjena(
  { payload }: ReturnType<typeof signedIn>,
  { dispatch, getOriginalState }: Efecto,
): void {
  const anterior = getOriginalState().sesion.usuario
  if (anterior && anterior.username !== payload.username) dispatch(api.util.resetApiState())
}

/** Whatever the browser says of the network: a server that answers is there. */
function reconocerConexion(
  { payload }: UnknownAction & { payload: unknown },
  { dispatch, getState }: Efecto,
): void {
  const { status } = (payload ?? {}) as { status?: unknown }
  const sinRespuesta = typeof status === 'string'
  if (!sinRespuesta && !getState().api.config.online) dispatch(api.internalActions.onOnline())
}

/** The listeners of one store. */
export function crearListeners() {
  const listeners = createListenerMiddleware<RootState, AppDispatch>()
  listeners.startListening({ matcher: isFulfilled, effect: avisarExito })
  listeners.startListening({ matcher: isRejectedWithValue, effect: avisarError })
  listeners.startListening({ matcher: isFulfilled, effect: reconocerConexion })
  listeners.startListening({ matcher: isRejectedWithValue, effect: reconocerConexion })
  listeners.startListening({ actionCreator: signedOut, effect: olvidarSesion })
  listeners.startListening({ actionCreator: signedIn, effect: olvidarCacheAjena })
  return listeners
}
