/**
 * The one RTK Query api, without endpoints: each noun injects its own from the file of its name.
 */
import {
  createApi,
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react'
import { CABECERA_TOKEN_RENOVADO } from '../contract/cabeceras'
import { sesionCerrada } from '../session/sessionSlice'
import { borrarSesion, renovarToken, tokenGuardado } from '../session/storedSession'
import { esServidorPropio, urlBase } from './baseUrl'
import { conClaveVigente } from './idempotencia'
import { ETIQUETAS } from './tags'

// Section 7: bearer token on every call when one is stored, credentials sent, no time-out.
const llamar = fetchBaseQuery({
  credentials: 'include',
  prepareHeaders: (headers) => {
    const token = tokenGuardado()
    if (token) headers.set('Authorization', `Bearer ${token}`)
    return headers
  },
})

const conBase = (args: FetchArgs): FetchArgs => ({
  ...args,
  url: `${urlBase()}/${args.url.replace(/^\//, '')}`,
})

/** Our own server renews the token of whoever works on; it goes where the former one was, and nowhere else. */
function guardarRenovado(anterior: string | null, respuesta: Response | undefined) {
  const token = respuesta?.headers.get(CABECERA_TOKEN_RENOVADO)
  if (token && esServidorPropio()) renovarToken(anterior, token)
}

/**
 * Section 8: any 401 removes the stored login and leads to /login (the route guard sees the empty session). A late 401
 * of an earlier session must not end the one that has begun since.
 */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError> = async (args, api, extra) => {
  const token = tokenGuardado()
  const respuesta = await llamar(conClaveVigente(conBase(args)), api, extra)
  if (respuesta.error?.status === 401 && tokenGuardado() === token) {
    borrarSesion()
    api.dispatch(sesionCerrada('vencida'))
  }
  guardarRenovado(token, respuesta.meta?.response)
  return respuesta
}

export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ETIQUETAS,
  // What is on screen, after the network was away and after the person was: see app/connection.ts.
  refetchOnReconnect: true,
  refetchOnFocus: true,
  endpoints: () => ({}),
})
