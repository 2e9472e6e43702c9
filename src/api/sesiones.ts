import type { Mensaje } from '../contract/errores'
import type { SesionAbierta } from '../contract/sesion'
import { api } from './client/api'
import { act } from './client/calls'
import { declareNotices, SERVER_MESSAGE } from './client/notices'
import { invalidates } from './client/tags'

/** A person's own sign-ins. Our own server's; no other host is asked. */
const sesionesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /auth/sesiones`. */
    sesiones: build.query<SesionAbierta[], void>({
      query: () => '/auth/sesiones',
      providesTags: ['sesiones', 'usuarios'],
    }),
    /** `DELETE /auth/sesiones`. */
    terminarSesion: build.mutation<Mensaje, { sid: string }>({
      query: act('DELETE', '/auth/sesiones'),
      invalidatesTags: invalidates(['sesiones']),
    }),
    /** `DELETE /auth/sesiones/otras`. */
    terminarOtrasSesiones: build.mutation<Mensaje, void>({
      query: () => ({ url: '/auth/sesiones/otras', method: 'DELETE' }),
      invalidatesTags: invalidates(['sesiones']),
    }),
  }),
})

declareNotices<typeof sesionesApi.endpoints>({
  terminarSesion: { success: SERVER_MESSAGE },
  terminarOtrasSesiones: { success: SERVER_MESSAGE },
})

export const { useSesionesQuery, useTerminarSesionMutation, useTerminarOtrasSesionesMutation } = sesionesApi
