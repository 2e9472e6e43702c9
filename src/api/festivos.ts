import type { Mensaje } from '../contract/errores'
import type { CuerpoFestivo, FestivoFila, FestivoPropuesto } from '../contract/festivos'
import { api } from './api'
import { declararAvisos, MENSAJE_DEL_SERVIDOR } from './notices'
import { trasExito } from './queryOutcome'

const festivosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /festivos`. */
    festivos: build.query<FestivoFila[], void>({
      query: () => ({ url: '/festivos' }),
      providesTags: ['Festivo'],
    }),
    /** `POST /festivos`: the new one is appended. */
    crearFestivo: build.mutation<FestivoFila, CuerpoFestivo>({
      query: (body) => ({ url: '/festivos', method: 'POST', body }),
      onQueryStarted: (_body, { dispatch, queryFulfilled }) =>
        trasExito(queryFulfilled, (festivo) => {
          dispatch(festivosApi.util.updateQueryData('festivos', undefined, (filas) => [...filas, festivo]))
        }),
      invalidatesTags: ['Festivo'],
    }),
    /** `DELETE /festivos`. */
    eliminarFestivo: build.mutation<Mensaje, { uuid: string }>({
      query: (params) => ({ url: '/festivos', method: 'DELETE', params }),
      invalidatesTags: ['Festivo'],
    }),
    /** `GET /festivos/propuestas`: our own server's extra; another host refuses it, and then nothing is offered. */
    festivosPropuestos: build.query<FestivoPropuesto[], { anio: number }>({
      query: (params) => ({ url: '/festivos/propuestas', params }),
      providesTags: ['Festivo'],
    }),
  }),
})

declararAvisos({ eliminarFestivo: { exito: MENSAJE_DEL_SERVIDOR } })

export const {
  useFestivosQuery,
  useCrearFestivoMutation,
  useEliminarFestivoMutation,
  useFestivosPropuestosQuery,
} = festivosApi
