import type { CambioDeClave, Credenciales } from '../contract/sesion'
import { signedIn } from '../session/sessionSlice'
import { storeSession, sessionFrom, userOf, type Usuario } from '../session/storedSession'
import { api } from './client/api'
import { declareNotices } from './client/notices'

const NO_TOKEN = { error: { status: 'CUSTOM_ERROR', error: 'La respuesta no trae un token.' } } as const

/** Keeps an answer with a token in local storage, and gives what of it may be seen. */
function beginSession(data: unknown, username = '') {
  const sesion = sessionFrom(data, username)
  if (!sesion) return NO_TOKEN
  storeSession(data, username)
  return { data: userOf(sesion) }
}

const sesionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /auth/login`. Its data is the user without the token, which goes to local storage only. */
    login: build.mutation<Usuario, Credenciales>({
      async queryFn(body, _api, _extra, call) {
        const { data, error } = await call({ url: '/auth/login', method: 'POST', body })
        return error ? { error } : beginSession(data, body.username)
      },
      async onQueryStarted(_credenciales, { dispatch, queryFulfilled }) {
        // A failure is shown by the login page, which awaits the same call.
        const result = await queryFulfilled.catch(() => null)
        if (result) dispatch(signedIn(result.data))
      },
    }),
    /** `PUT /auth/clave` of our own server: it ends the person's other sessions, and this one goes on with another token. */
    cambiarClave: build.mutation<Usuario, CambioDeClave>({
      async queryFn(body, _api, _extra, call) {
        const { data, error } = await call({ url: '/auth/clave', method: 'PUT', body })
        return error ? { error } : beginSession(data)
      },
    }),
  }),
})

declareNotices({ login: { error: false }, cambiarClave: { success: 'Clave cambiada exitosamente.' } })

export const { useLoginMutation, useCambiarClaveMutation } = sesionApi
export const { login } = sesionApi.endpoints
