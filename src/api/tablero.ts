import type { Tablero } from '../contract/tablero'
import { api } from './client/api'
import { listOf, OF_LIQUIDACIONES } from './client/tags'

const tableroApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /tablero`: the office's dashboard, which our own server alone has. */
    tablero: build.query<Tablero, void>({
      query: () => '/tablero',
      // Its figures are of all these records.
      providesTags: [
        ...OF_LIQUIDACIONES,
        'deudas',
        'abonos',
        'pasajes',
        listOf('conductores'),
        listOf('buses'),
        'contratos',
        'emitidos',
      ],
    }),
  }),
})

export const { useTableroQuery } = tableroApi
