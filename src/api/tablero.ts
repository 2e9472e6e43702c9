import type { Tablero } from '../contract/tablero'
import { api } from './client/api'
import { LIST } from './client/tags'

const tableroApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /tablero`: the office's dashboard, which our own server alone has. */
    tablero: build.query<Tablero, void>({
      query: () => '/tablero',
      // Its figures are of all these records.
      providesTags: [LIST, 'Salario', 'Gasto', 'Deuda', 'Abono', 'Pasaje', 'Bus', 'Conductor'],
    }),
  }),
})

export const { useTableroQuery } = tableroApi
