/**
 * The one RTK Query api, without endpoints: each noun injects its own from the file of its name.
 */
import {
  createApi,
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type QueryReturnValue,
} from '@reduxjs/toolkit/query/react'
import { CABECERA_TOKEN_RENOVADO } from '../contract/cabeceras'
import { sesionCerrada } from '../session/sessionSlice'
import { borrarSesion, renovarToken, tokenGuardado } from '../session/storedSession'
import { esServidorPropio } from './baseUrl'
import { direccionDe, pedir, TIPO_JSON, tomarAdelantada } from './earlyCall'
import { conClaveVigente } from './idempotencia'
import { ETIQUETAS } from './tags'

// Section 7: bearer token on every call when one is stored, credentials sent, JSON as the content type, no time-out.
const llamar = fetchBaseQuery({
  credentials: 'include',
  prepareHeaders: (headers) => {
    const token = tokenGuardado()
    if (token) headers.set('Authorization', `Bearer ${token}`)
    if (!headers.has('Content-Type')) headers.set('Content-Type', TIPO_JSON)
    return headers
  },
})

const conBase = (args: FetchArgs): FetchArgs => ({
  ...args,
  url: direccionDe(args.url),
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
async function vigilandoSesion<R extends { error?: FetchBaseQueryError; meta?: { response?: Response } }>(
  { dispatch }: Pick<BaseQueryApi, 'dispatch'>,
  hacer: (token: string | null) => Promise<R>,
): Promise<R> {
  const token = tokenGuardado()
  const respuesta = await hacer(token)
  if (respuesta.error?.status === 401 && tokenGuardado() === token) {
    borrarSesion()
    dispatch(sesionCerrada('vencida'))
  }
  guardarRenovado(token, respuesta.meta?.response)
  return respuesta
}

/** A refusal is known by its status, also where its body is no JSON: a proxy's, or another host's. */
function conEstado<M extends { response?: Response }>(
  respuesta: QueryReturnValue<unknown, FetchBaseQueryError, M>,
): QueryReturnValue<unknown, FetchBaseQueryError, M> {
  const { error, meta } = respuesta
  if (error?.status !== 'PARSING_ERROR' || meta?.response?.ok !== false) return respuesta
  return { error: { status: error.originalStatus, data: error.data }, meta }
}

const baseQuery: BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError> = (args, api, extra) =>
  vigilandoSesion(api, async () => conEstado(await llamar(conClaveVigente(conBase(args)), api, extra)))

/** A GET whose answer `leer` reads from the network itself, for what is too long to wait for its end. */
export const consultaLeyendo = <Datos>(
  ruta: string,
  api: BaseQueryApi,
  leer: (respuesta: Response) => Promise<Datos>,
) =>
  vigilandoSesion(
    api,
    async (token): Promise<QueryReturnValue<Datos, FetchBaseQueryError, { response?: Response }>> => {
      const url = direccionDe(ruta)
      try {
        const response = await (tomarAdelantada(url, token) ?? pedir(url, token, { signal: api.signal }))
        const meta = { response }
        if (response.ok) return { data: await leer(response), meta }
        return { error: { status: response.status, data: await cuerpoDeError(response) }, meta }
      } catch (error) {
        if (!(error instanceof SyntaxError)) return { error: { status: 'FETCH_ERROR', error: String(error) } }
        return { error: { status: 'CUSTOM_ERROR', error: error.message } }
      }
    },
  )

async function cuerpoDeError(respuesta: Response): Promise<unknown> {
  const texto = await respuesta.text()
  try {
    return JSON.parse(texto)
  } catch {
    return texto
  }
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
