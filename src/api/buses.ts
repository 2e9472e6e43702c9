import type { BusFila, CuerpoBus } from '../contract/buses'
import { api } from './client/api'
import { create, type Keyed } from './client/idempotency'
import { PROPOSALS, SHOWN_BY, tagsUnlessRefused } from './client/tags'

// The attendance of a day is proposed with each driver's bus.
const WITH_ASSIGNED_BUS = ['Bus', PROPOSALS] as const

export const busesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /buses`. A bus shows its driver, so a driver's change refreshes it. */
    buses: build.query<BusFila[], void>({
      query: () => ({ url: '/buses' }),
      providesTags: ['Bus'],
    }),
    /** `POST /buses`. */
    crearBus: build.mutation<BusFila, Keyed<CuerpoBus>>({
      query: (arg) => create('/buses', arg),
      invalidatesTags: (_bus, error) => tagsUnlessRefused(error, WITH_ASSIGNED_BUS),
    }),
    /** `PUT /buses/bus/actualizar`: `numero` names the bus as it was, `cuerpo` may change it. */
    editarBus: build.mutation<BusFila, { numero: string; cuerpo: CuerpoBus }>({
      query: ({ numero, cuerpo }) => ({
        url: '/buses/bus/actualizar',
        method: 'PUT',
        params: { numero },
        body: cuerpo,
      }),
      invalidatesTags: (_bus, error, { numero, cuerpo }) =>
        tagsUnlessRefused(error, cuerpo.numero === numero ? WITH_ASSIGNED_BUS : SHOWN_BY.buses),
    }),
  }),
})

export const { useBusesQuery, useCrearBusMutation, useEditarBusMutation } = busesApi
