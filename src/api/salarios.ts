import type { ResumenSalarios, TablaSalarios } from '../contract/salarios'
import { api } from './client/api'
import { get } from './client/calls'
import { OF_LIQUIDACIONES } from './client/tags'

/** Filters of the salary table; `null` where nothing was chosen. */
export type FiltroSalarios = Record<'fechaInicial' | 'fechaFinal' | 'documento', string | null>

export const salariosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /salarios`. */
    salarios: build.query<TablaSalarios, FiltroSalarios>({
      query: get('/salarios'),
      structuralSharing: false,
      transformResponse: (table: TablaSalarios) => {
        Object.freeze(table.salarios)
        return table
      },
      providesTags: OF_LIQUIDACIONES,
    }),
    /** `GET /salarios/resumen`, of our own server alone: what each driver has earned. */
    resumenSalarios: build.query<ResumenSalarios, FiltroSalarios>({
      query: get('/salarios/resumen'),
      providesTags: OF_LIQUIDACIONES,
    }),
  }),
})

export const { useSalariosQuery, useResumenSalariosQuery } = salariosApi
