import type { Credenciales } from '../contract/sesion'
import { sesionIniciada } from '../session/sessionSlice'
import { guardarSesion, sesionDe, usuarioDe, type Usuario } from '../session/storedSession'
import { api } from './api'
import { declararAvisos } from './notices'

const sesionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /auth/login`. Its data is the user without the token, which goes to local storage only. */
    login: build.mutation<Usuario, Credenciales>({
      async queryFn(body, _api, _extra, llamar) {
        const { data, error } = await llamar({ url: '/auth/login', method: 'POST', body })
        if (error) return { error }
        const sesion = sesionDe(data)
        if (!sesion) {
          return { error: { status: 'CUSTOM_ERROR', error: 'La respuesta no trae un token.' } }
        }
        guardarSesion(data)
        return { data: usuarioDe(sesion) }
      },
      async onQueryStarted(_credenciales, { dispatch, queryFulfilled }) {
        // A failure is shown by the login page, which awaits the same call.
        const resultado = await queryFulfilled.catch(() => null)
        if (resultado) dispatch(sesionIniciada(resultado.data))
      },
    }),
  }),
})

declararAvisos({ login: { error: false } })

export const { useLoginMutation } = sesionApi
export const { login } = sesionApi.endpoints
