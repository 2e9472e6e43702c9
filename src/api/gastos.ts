import type { ReporteGastos, ResumenGastos } from '../contract/gastos'
import { api } from './client/api'
import { get } from './client/calls'
import { OF_LIQUIDACIONES } from './client/tags'

/** Filters of the expense report; `null` where nothing was chosen. */
export type FiltroGastos = Record<
  'fechaInicial' | 'fechaFinal' | 'nombre' | 'numero' | 'documento',
  string | null
>

export const gastosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /reporte/gastos`. */
    reporteGastos: build.query<ReporteGastos, FiltroGastos>({
      query: get('/reporte/gastos'),
      structuralSharing: false,
      transformResponse: (reporte: ReporteGastos) => {
        Object.freeze(reporte.gastos)
        return reporte
      },
      providesTags: OF_LIQUIDACIONES,
    }),
    /** `GET /reporte/gastos/resumen`, of our own server alone: the sums by name or by bus. */
    resumenGastos: build.query<ResumenGastos, FiltroGastos & { por: 'nombre' | 'bus' }>({
      query: get('/reporte/gastos/resumen'),
      providesTags: OF_LIQUIDACIONES,
    }),
  }),
})

export const { useReporteGastosQuery, useResumenGastosQuery } = gastosApi
