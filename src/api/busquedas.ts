import type { BusquedaFila, BusquedaInicial, CuerpoBusqueda, EdicionBusqueda } from '../contract/busquedas'
import { sesionSlice } from '../session/sessionSlice'
import { readBusquedas, removeBusqueda, storeBusqueda, storeInicial } from './busquedas/local'
import { api } from './client/api'
import { isOwnServer } from './client/baseUrl'
import { create, type Keyed } from './client/idempotency'
import { declareNotices } from './client/notices'
import type { RootState } from './client/rootReducer'

const usernameIn = ({ getState }: { getState: () => unknown }): string =>
  sesionSlice.selectors.selectUsuario(getState() as RootState)?.username ?? ''

/** The saved searches: our own server's follow the person; with another host they stay in the browser and nothing is called. */
const busquedasApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /busquedas`: the person's own and the published ones, of every screen. */
    busquedas: build.query<BusquedaFila[], void>({
      queryFn: async (_arg, store, _extra, call) => {
        if (!isOwnServer()) return { data: readBusquedas(usernameIn(store)) }
        const { data, error } = await call({ url: '/busquedas' })
        return error ? { error } : { data: data as BusquedaFila[] }
      },
      providesTags: ['Busqueda'],
    }),
    /** `POST /busquedas`. */
    guardarBusqueda: build.mutation<unknown, Keyed<CuerpoBusqueda>>({
      queryFn: (arg, store, _extra, call) =>
        isOwnServer() ? call(create('/busquedas', arg)) : storeBusqueda(usernameIn(store), arg),
      invalidatesTags: ['Busqueda'],
    }),
    /** `PUT /busquedas/busqueda`. */
    editarBusqueda: build.mutation<unknown, EdicionBusqueda & { uuid: string; pantalla: string }>({
      queryFn: ({ uuid, pantalla, ...body }, store, _extra, call) =>
        isOwnServer()
          ? call({ url: '/busquedas/busqueda', method: 'PUT', params: { uuid }, body })
          : storeBusqueda(usernameIn(store), { pantalla, ...body }, uuid),
      invalidatesTags: ['Busqueda'],
    }),
    /** `PUT /busquedas/inicial`. */
    busquedaInicial: build.mutation<unknown, BusquedaInicial>({
      queryFn: (body, store, _extra, call) =>
        isOwnServer()
          ? call({ url: '/busquedas/inicial', method: 'PUT', body })
          : storeInicial(usernameIn(store), body),
      invalidatesTags: ['Busqueda'],
    }),
    /** `DELETE /busquedas`. */
    eliminarBusqueda: build.mutation<unknown, { uuid: string }>({
      queryFn: (params, store, _extra, call) =>
        isOwnServer()
          ? call({ url: '/busquedas', method: 'DELETE', params })
          : removeBusqueda(usernameIn(store), params.uuid),
      invalidatesTags: ['Busqueda'],
    }),
  }),
})

// The dialog shows why a search could not be saved.
declareNotices({
  guardarBusqueda: { success: 'Búsqueda guardada.', error: false },
  editarBusqueda: { success: 'Búsqueda guardada.', error: false },
  busquedaInicial: { success: 'Búsqueda inicial guardada.' },
  eliminarBusqueda: { success: 'Búsqueda eliminada.' },
})

export const {
  useBusquedasQuery,
  useGuardarBusquedaMutation,
  useEditarBusquedaMutation,
  useBusquedaInicialMutation,
  useEliminarBusquedaMutation,
} = busquedasApi
