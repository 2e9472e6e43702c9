import type { BaseQueryApi, FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import { CABECERA_TOKEN_RENOVADO } from '../../contract/cabeceras'
import { selectUsuario, signedOut, type SesionState } from '../../session/sessionSlice'
import { clearSession, renewToken, storedToken } from '../../session/storedSession'
import { isOwnServer } from './baseUrl'
import { noteAnswer } from './answersSlice'

/**
 * Runs a call under the session's rules. Section 8: any 401 removes the stored login and leads to /login (the route guard sees
 * the empty session), unless a later session has begun meanwhile. Our own server renews the token of an active person; the
 * fresh one takes the place of the one that this call was sent with.
 */
export async function underSession<R extends { error?: FetchBaseQueryError; meta?: { response?: Response } }>(
  { dispatch, getState }: Pick<BaseQueryApi, 'dispatch' | 'getState'>,
  call: (token: string | null) => Promise<R>,
) {
  const token = storedToken()
  const result = await call(token)
  // Without a user no session ends: it is the sign-in that is refused.
  const isSignedIn = selectUsuario(getState() as { sesion: SesionState }) !== null
  if (result.error?.status === 401 && isSignedIn && storedToken() === token) {
    clearSession()
    dispatch(signedOut('vencida'))
  }
  const response = result.meta?.response
  if (response) dispatch(noteAnswer(response))
  const renewed = response?.headers.get(CABECERA_TOKEN_RENOVADO)
  if (renewed && isOwnServer()) renewToken(token, renewed)
  return result
}
