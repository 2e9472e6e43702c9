import type { ConductorFila, CuerpoConductor } from '../contract/conductores'
import type { Mensaje } from '../contract/errores'
import { api } from './client/api'
import { act, create, edit, get } from './client/calls'
import type { InGrupo, Keyed } from './client/idempotency'
import { declareNotices, SERVER_MESSAGE } from './client/notices'
import { invalidates, listOf } from './client/tags'

// Retiring frees the driver's buses.
const WITH_BUSES = [listOf('conductores'), listOf('buses')] as const

export const conductoresApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /conductores`: the drivers, only the active ones with `valido: true`. Feeds every driver selector. */
    conductores: build.query<ConductorFila[], { valido: boolean | null }>({
      query: get('/conductores'),
      providesTags: [listOf('conductores')],
    }),
    /** `GET /conductores/ingresos`: the drivers' table. */
    conductoresIngresos: build.query<ConductorFila[], void>({
      query: () => '/conductores/ingresos',
      providesTags: [listOf('conductores')],
    }),
    /** `POST /conductores`. */
    crearConductor: build.mutation<ConductorFila, Keyed<CuerpoConductor>>({
      query: create('/conductores'),
      invalidatesTags: invalidates([listOf('conductores')]),
    }),
    /** `PUT /conductores/conductor`: `documento` names the driver as it was, `cuerpo` may change it. */
    editarConductor: build.mutation<ConductorFila, { documento: string; cuerpo: CuerpoConductor }>({
      query: edit('/conductores/conductor'),
      invalidatesTags: invalidates(['conductores']),
    }),
    /** `PUT /conductores/conductor/retirar`. */
    retirarConductor: build.mutation<Mensaje, InGrupo<{ documento: string }>>({
      query: act('PUT', '/conductores/conductor/retirar'),
      invalidatesTags: invalidates(WITH_BUSES),
    }),
    /** `PUT /conductores/conductor/ingresar`. */
    ingresarConductor: build.mutation<Mensaje, { documento: string }>({
      query: act('PUT', '/conductores/conductor/ingresar'),
      invalidatesTags: invalidates(WITH_BUSES),
    }),
  }),
})

declareNotices<typeof conductoresApi.endpoints>({
  retirarConductor: { success: SERVER_MESSAGE, undo: true },
  ingresarConductor: { success: SERVER_MESSAGE },
})

export const {
  useConductoresQuery,
  useConductoresIngresosQuery,
  useCrearConductorMutation,
  useEditarConductorMutation,
  useRetirarConductorMutation,
  useIngresarConductorMutation,
} = conductoresApi
