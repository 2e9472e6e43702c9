import type { BusquedaFila, CuerpoBusqueda, EdicionBusqueda } from '../contract/busquedas'
import { api } from './client/api'
import { act, create } from './client/calls'
import type { Keyed } from './client/idempotency'
import { declareNotices } from './client/notices'
import { invalidatesUnrecorded } from './client/tags'

/** The saved searches, which follow the person. Our own server's; no other host is asked. */
const busquedasApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /busquedas`: the person's own, of every screen. */
    busquedas: build.query<BusquedaFila[], void>({
      query: () => '/busquedas',
      providesTags: ['busquedas'],
    }),
    /** `POST /busquedas`. */
    guardarBusqueda: build.mutation<unknown, Keyed<CuerpoBusqueda>>({
      query: create('/busquedas'),
      invalidatesTags: invalidatesUnrecorded(['busquedas']),
    }),
    /** `PUT /busquedas/busqueda`. */
    editarBusqueda: build.mutation<unknown, EdicionBusqueda & { uuid: string }>({
      query: ({ uuid, ...body }) => ({ url: '/busquedas/busqueda', method: 'PUT', params: { uuid }, body }),
      invalidatesTags: invalidatesUnrecorded(['busquedas']),
    }),
    /** `DELETE /busquedas`. */
    eliminarBusqueda: build.mutation<unknown, { uuid: string }>({
      query: act('DELETE', '/busquedas'),
      invalidatesTags: invalidatesUnrecorded(['busquedas']),
    }),
  }),
})

// The dialog shows why a search could not be saved.
declareNotices<typeof busquedasApi.endpoints>({
  guardarBusqueda: { success: 'Búsqueda guardada.', error: false },
  editarBusqueda: { success: 'Búsqueda guardada.', error: false },
  eliminarBusqueda: { success: 'Búsqueda eliminada.' },
})

export const {
  useBusquedasQuery,
  useGuardarBusquedaMutation,
  useEditarBusquedaMutation,
  useEliminarBusquedaMutation,
} = busquedasApi
