import type { Mensaje } from '../contract/errores'
import type { CuerpoPasaje, PasajeFila } from '../contract/pasajes'
import { api } from './client/api'
import { act, create, send } from './client/calls'
import type { Keyed } from './client/idempotency'
import { declareNotices, SERVER_MESSAGE } from './client/notices'
import { invalidates } from './client/tags'

export const pasajesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /pasajes`. */
    pasajes: build.query<PasajeFila[], void>({
      query: () => '/pasajes',
      providesTags: ['pasajes'],
    }),
    /** `POST /pasajes`. */
    crearPasaje: build.mutation<PasajeFila, Keyed<CuerpoPasaje>>({
      query: create('/pasajes'),
      invalidatesTags: invalidates(['pasajes']),
    }),
    /** `PUT /pasajes`: the same body with its `uuid`. */
    editarPasaje: build.mutation<PasajeFila, CuerpoPasaje>({
      query: send('PUT', '/pasajes'),
      invalidatesTags: invalidates(['pasajes']),
    }),
    /** `PUT /pasajes/invalidarPasaje`. */
    invalidarPasaje: build.mutation<Mensaje, { uuidPasaje: string }>({
      query: act('PUT', '/pasajes/invalidarPasaje'),
      invalidatesTags: invalidates(['pasajes']),
    }),
  }),
})

declareNotices<typeof pasajesApi.endpoints>({
  // Spelled as section 8 spells them.
  crearPasaje: { success: 'Pasaje creado existosamente!' },
  editarPasaje: { success: 'Pasaje editado existosamente!' },
  invalidarPasaje: { success: SERVER_MESSAGE },
})

export const {
  usePasajesQuery,
  useCrearPasajeMutation,
  useEditarPasajeMutation,
  useInvalidarPasajeMutation,
} = pasajesApi
