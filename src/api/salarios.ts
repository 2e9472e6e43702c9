import type { TablaSalarios } from '../contract/salarios'
import { api } from './api'
import { sinNulos } from './params'

/** Filters of the salary table; `null` where nothing was chosen. */
export type FiltroSalarios = {
  fechaInicial: string | null
  fechaFinal: string | null
  documento: string | null
}

export const salariosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /salarios`. */
    salarios: build.query<TablaSalarios, FiltroSalarios>({
      query: (filtro) => ({ url: '/salarios', params: sinNulos(filtro) }),
      structuralSharing: false,
      transformResponse: (tabla: TablaSalarios) => {
        Object.freeze(tabla.salarios)
        return tabla
      },
      providesTags: ['Salario'],
    }),
  }),
})

export const { useSalariosQuery } = salariosApi
