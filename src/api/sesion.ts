import type { CambioDeClave, Credenciales } from '../contract/sesion'
import type { CuerpoPrimerAdministrador, Inicio } from '../contract/usuarios'
import { signedIn } from '../session/sessionSlice'
import { storeSession, sessionFrom, userOf, type Usuario } from '../session/storedSession'
import { api } from './client/api'
import { declareNotices } from './client/notices'
import { onSuccess } from './client/onSuccess'
import type { AppDispatch } from './client/rootReducer'

const NO_TOKEN = { error: { status: 'CUSTOM_ERROR', error: 'La respuesta no trae un token.' } } as const

/** Keeps an answer with a token in local storage, and gives what of it may be seen. */
function beginSession(data: unknown, username = '') {
  const sesion = sessionFrom(data, username)
  if (!sesion) return NO_TOKEN
  storeSession(data, username)
  return { data: userOf(sesion) }
}

/** What follows an answer that begins a session; a failure is shown where the form is. */
const enter = (
  _arg: unknown,
  { dispatch, queryFulfilled }: { dispatch: AppDispatch; queryFulfilled: Promise<{ data: Usuario }> },
) => onSuccess(queryFulfilled, (usuario) => void dispatch(signedIn(usuario)))

const sesionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /auth/login`. Its data is the user without the token, which goes to local storage only. */
    login: build.mutation<Usuario, Credenciales>({
      async queryFn(body, _api, _extra, call) {
        const { data, error } = await call({ url: '/auth/login', method: 'POST', body })
        return error ? { error } : beginSession(data, body.username)
      },
      onQueryStarted: enter,
    }),
    /** `PUT /auth/clave` of our own server: it ends the person's other sessions, and this one goes on with another token. */
    cambiarClave: build.mutation<Usuario, CambioDeClave>({
      async queryFn(body, _api, _extra, call) {
        const { data, error } = await call({ url: '/auth/clave', method: 'PUT', body })
        return error ? { error } : beginSession(data)
      },
      onQueryStarted: enter,
    }),
    /** `GET /auth/inicio` of our own server: whether the first administrator can be created from here, and whether this is the demonstration. */
    inicio: build.query<Inicio, void>({ query: () => '/auth/inicio' }),
    /** `POST /auth/inicio` of our own server. Its data is the user, as the sign-in's is. */
    crearPrimerAdministrador: build.mutation<Usuario, CuerpoPrimerAdministrador>({
      async queryFn(body, _api, _extra, call) {
        const { data, error } = await call({ url: '/auth/inicio', method: 'POST', body })
        return error ? { error } : beginSession(data)
      },
      onQueryStarted: enter,
    }),
  }),
})

declareNotices({
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
