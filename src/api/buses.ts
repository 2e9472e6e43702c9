import type { BusFila, CuerpoBus } from '../contract/buses'
import { api } from './client/api'
import { create, edit } from './client/calls'
import type { Keyed } from './client/idempotency'
import { invalidates, PROPOSALS, shownBy } from './client/tags'

// The attendance of a day is proposed with each driver's bus.
const WITH_ASSIGNED_BUS = ['Bus', PROPOSALS] as const

export const busesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /buses`. A bus shows its driver, so a driver's change refreshes it. */
    buses: build.query<BusFila[], void>({
      query: () => '/buses',
      providesTags: ['Bus'],
    }),
    /** `POST /buses`. */
    crearBus: build.mutation<BusFila, Keyed<CuerpoBus>>({
      query: create('/buses'),
      invalidatesTags: invalidates(WITH_ASSIGNED_BUS),
    }),
    /** `PUT /buses/bus/actualizar`: `numero` names the bus as it was, `cuerpo` may change it. */
    editarBus: build.mutation<BusFila, { numero: string; cuerpo: CuerpoBus }>({
      query: edit('/buses/bus/actualizar'),
      invalidatesTags: invalidates((_bus, { numero, cuerpo }) =>
        cuerpo.numero === numero ? WITH_ASSIGNED_BUS : shownBy('buses'),
      ),
    }),
  }),
})

export const { useBusesQuery, useCrearBusMutation, useEditarBusMutation } = busesApi
