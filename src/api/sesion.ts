import type { CambioDeClave, Credenciales } from '../contract/sesion'
import { sesionIniciada } from '../session/sessionSlice'
import { guardarSesion, sesionDe, usuarioDe, type Usuario } from '../session/storedSession'
import { api } from './api'
import { declararAvisos } from './notices'

const SIN_TOKEN = { error: { status: 'CUSTOM_ERROR', error: 'La respuesta no trae un token.' } } as const

/** Keeps an answer with a token in local storage, and gives what of it may be seen. */
function empezarSesion(data: unknown, username = '') {
  const sesion = sesionDe(data, username)
  if (!sesion) return SIN_TOKEN
  guardarSesion(data, username)
  return { data: usuarioDe(sesion) }
}

const sesionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /auth/login`. Its data is the user without the token, which goes to local storage only. */
    login: build.mutation<Usuario, Credenciales>({
      async queryFn(body, _api, _extra, llamar) {
        const { data, error } = await llamar({ url: '/auth/login', method: 'POST', body })
        return error ? { error } : empezarSesion(data, body.username)
      },
      async onQueryStarted(_credenciales, { dispatch, queryFulfilled }) {
        // A failure is shown by the login page, which awaits the same call.
        const resultado = await queryFulfilled.catch(() => null)
        if (resultado) dispatch(sesionIniciada(resultado.data))
      },
    }),
    /** `PUT /auth/clave` of our own server: it ends the person's other sessions, and this one goes on with another token. */
    cambiarClave: build.mutation<Usuario, CambioDeClave>({
      async queryFn(body, _api, _extra, llamar) {
        const { data, error } = await llamar({ url: '/auth/clave', method: 'PUT', body })
        return error ? { error } : empezarSesion(data)
      },
    }),
  }),
})

declararAvisos({ login: { error: false }, cambiarClave: { exito: 'Clave cambiada exitosamente.' } })

export const { useLoginMutation, useCambiarClaveMutation } = sesionApi
export const { login } = sesionApi.endpoints
