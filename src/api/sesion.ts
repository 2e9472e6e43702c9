import type { CambioDeClave, Credenciales } from '../contract/sesion'
import type { CuerpoPrimerAdministrador, Inicio } from '../contract/usuarios'
import { signedIn } from '../session/sessionSlice'
import { storeSession, sessionFrom, userOf, type Usuario } from '../session/storedSession'
import { api } from './client/api'
import { declareNotices } from './client/notices'
import { onSuccess } from './client/onSuccess'

const NO_STORAGE = 'Permita a esta página guardar datos, o libere espacio.'

const failure = (data?: object) => ({ error: { status: 'CUSTOM_ERROR' as const, error: '', data } })

const sesionApi = api.injectEndpoints({
  endpoints: (build) => {
    /**
     * A call whose answer begins a session: the answer goes to local storage, and the data is the user, without the token. A failure is
     * shown where the form is.
     */
    const begins = <Arg extends object>(method: 'POST' | 'PUT', url: string) =>
      build.mutation<Usuario, Arg>({
        queryFn: async (body, _api, _extra, call) => {
          // Stored whole, as it comes.
          const { data, error } = await call({ url, method, body, responseHandler: 'json' })
          if (error) return { error }
          const username = 'username' in body ? String(body.username) : ''
          const sesion = sessionFrom(data, username)
          if (!sesion) return failure()
          try {
            storeSession(data, username)
          } catch {
            return failure({ mensaje: NO_STORAGE })
          }
          return { data: userOf(sesion) }
        },
        // A session begins with an empty cache.
        invalidatesTags: [],
        onQueryStarted: (_arg, { dispatch, queryFulfilled }) =>
          onSuccess(queryFulfilled, (usuario) => void dispatch(signedIn(usuario))),
      })
    return {
      /** `POST /auth/login`. Its data is the user without the token, which goes to local storage only. */
      login: begins<Credenciales>('POST', '/auth/login'),
      /** `PUT /auth/clave` of our own server: it ends the person's other sessions, and this one goes on with another token. */
      cambiarClave: begins<CambioDeClave>('PUT', '/auth/clave'),
      /** `GET /auth/inicio` of our own server: whether the first administrator can be created from here, and whether this is the demonstration. */
      inicio: build.query<Inicio, void>({ query: () => '/auth/inicio' }),
      /** `POST /auth/inicio` of our own server. Its data is the user, as the sign-in's is. */
      crearPrimerAdministrador: begins<CuerpoPrimerAdministrador>('POST', '/auth/inicio'),
    }
  },
})

declareNotices<typeof sesionApi.endpoints>({
  login: { error: false },
  cambiarClave: { success: 'Clave cambiada exitosamente.' },
  crearPrimerAdministrador: { error: false },
})

export const {
  useLoginMutation,
  useCambiarClaveMutation,
  useInicioQuery,
  useCrearPrimerAdministradorMutation,
} = sesionApi
export const { login } = sesionApi.endpoints
