import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import type { Mensaje } from '../contract/errores'
import type { CuerpoFestivo, FestivoFila, FestivoPropuesto } from '../contract/festivos'
import { api } from './api'
import { mensajeDeError } from './errores'
import { conClave, nuevaClave } from './idempotencia'
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
    /**
     * One `POST /festivos` after the other. A day that somebody else has registered meanwhile is what was wanted; any other
     * refusal ends it, and says how many had been added.
     */
    agregarFestivos: build.mutation<Mensaje, { fechas: readonly string[] }>({
      queryFn: async ({ fechas }, _api, _extra, llamar) => {
        let agregados = 0
        for (const fecha of fechas) {
          // A key for each: the form's own would make the second day a repetition of the first.
          const { error } = await conClave(nuevaClave(), () =>
            llamar({ url: '/festivos', method: 'POST', body: { fecha } }),
          )
          if (error && error.status !== CONFLICTO) return { error: interrumpido(agregados, error) }
          if (!error) agregados += 1
        }
        return { data: { mensaje: seAgregaron(agregados) } }
      },
      invalidatesTags: ['Festivo'],
    }),
  }),
})

const CONFLICTO = 409

const seAgregaron = (cuantos: number): string =>
  cuantos === 1 ? 'Se agregó 1 festivo.' : `Se agregaron ${cuantos} festivos.`

/** Why it stopped, after what had been done until then. */
const interrumpido = (agregados: number, error: FetchBaseQueryError): FetchBaseQueryError => ({
  status: typeof error.status === 'number' ? error.status : 0,
  data: { mensaje: `${agregados > 0 ? `${seAgregaron(agregados)} ` : ''}${mensajeDeError(error)}` },
})

declararAvisos({
  eliminarFestivo: { exito: MENSAJE_DEL_SERVIDOR },
  agregarFestivos: { exito: MENSAJE_DEL_SERVIDOR },
})

export const {
  useFestivosQuery,
  useCrearFestivoMutation,
  useEliminarFestivoMutation,
  useFestivosPropuestosQuery,
  useAgregarFestivosMutation,
} = festivosApi
