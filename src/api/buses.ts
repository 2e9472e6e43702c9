import type { BusFila, CuerpoBus } from '../contract/buses'
import { api } from './api'

// The attendance of a day is proposed with each driver's bus.
const CON_BUS_ASIGNADO = ['Bus', { type: 'Asistencia', id: 'PROPUESTAS' }] as const
// A bus is known by its number in these tables; its other fields stand only in its own.
const CON_NUMERO_DE_BUS = [...CON_BUS_ASIGNADO, 'Liquidacion', 'Salario', 'Deuda', 'Abono', 'Gasto'] as const

const busesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /buses`. A bus shows its driver, so a driver's change refreshes it. */
    buses: build.query<BusFila[], void>({
      query: () => ({ url: '/buses' }),
      providesTags: ['Bus'],
    }),
    /** `POST /buses`. */
    crearBus: build.mutation<BusFila, CuerpoBus>({
      query: (body) => ({ url: '/buses', method: 'POST', body }),
      invalidatesTags: CON_BUS_ASIGNADO,
    }),
    /** `PUT /buses/bus/actualizar`: `numero` names the bus as it was, `cuerpo` may change it. */
    editarBus: build.mutation<BusFila, { numero: string; cuerpo: CuerpoBus }>({
      query: ({ numero, cuerpo }) => ({
        url: '/buses/bus/actualizar',
        method: 'PUT',
        params: { numero },
        body: cuerpo,
      }),
      invalidatesTags: (_bus, _error, { numero, cuerpo }) =>
        cuerpo.numero === numero ? CON_BUS_ASIGNADO : CON_NUMERO_DE_BUS,
    }),
  }),
})

export const { useBusesQuery, useCrearBusMutation, useEditarBusMutation } = busesApi
