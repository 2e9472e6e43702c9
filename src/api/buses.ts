import type { BusFila, CuerpoBus } from '../contract/buses'
import { api } from './client/api'
import { create, edit } from './client/calls'
import type { Keyed } from './client/idempotency'
import { invalidates, listOf } from './client/tags'

export const busesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /buses`, each with its driver. */
    buses: build.query<BusFila[], void>({
      query: () => '/buses',
      providesTags: [listOf('buses'), 'conductores'],
    }),
    /** `POST /buses`. */
    crearBus: build.mutation<BusFila, Keyed<CuerpoBus>>({
      query: create('/buses'),
      invalidatesTags: invalidates([listOf('buses')]),
    }),
    /** `PUT /buses/bus/actualizar`: `numero` names the bus as it was, `cuerpo` may change it. */
    editarBus: build.mutation<BusFila, { numero: string; cuerpo: CuerpoBus }>({
      query: edit('/buses/bus/actualizar'),
      invalidatesTags: invalidates((_bus, { numero, cuerpo }) => [
        cuerpo.numero === numero ? listOf('buses') : 'buses',
      ]),
    }),
  }),
})

export const { useBusesQuery, useCrearBusMutation, useEditarBusMutation } = busesApi
