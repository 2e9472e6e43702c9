import type { Mensaje } from '../contract/errores'
import type { CuerpoPasaje, PasajeFila } from '../contract/pasajes'
import { api } from './api'
import { declararAvisos, MENSAJE_DEL_SERVIDOR } from './notices'

const pasajesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /pasajes`. */
    pasajes: build.query<PasajeFila[], void>({
      query: () => ({ url: '/pasajes' }),
      providesTags: ['Pasaje'],
    }),
    /** `POST /pasajes`. */
    crearPasaje: build.mutation<PasajeFila, CuerpoPasaje>({
      query: (body) => ({ url: '/pasajes', method: 'POST', body }),
      invalidatesTags: ['Pasaje'],
    }),
    /** `PUT /pasajes`: the same body with its `uuid`. */
    editarPasaje: build.mutation<PasajeFila, CuerpoPasaje>({
      query: (body) => ({ url: '/pasajes', method: 'PUT', body }),
      invalidatesTags: ['Pasaje'],
    }),
    /** `PUT /pasajes/invalidarPasaje`. */
    invalidarPasaje: build.mutation<Mensaje, { uuidPasaje: string }>({
      query: (params) => ({ url: '/pasajes/invalidarPasaje', method: 'PUT', params }),
      invalidatesTags: ['Pasaje'],
    }),
  }),
})

declararAvisos({
  // Spelled as section 8 spells them.
  crearPasaje: { exito: 'Pasaje creado existosamente!' },
  editarPasaje: { exito: 'Pasaje editado existosamente!' },
  invalidarPasaje: { exito: MENSAJE_DEL_SERVIDOR },
})

export const {
  usePasajesQuery,
  useCrearPasajeMutation,
  useEditarPasajeMutation,
  useInvalidarPasajeMutation,
} = pasajesApi
