import type { Cambio, Deshecho, Historial, RegistroQuery } from '../contract/historial'
import { api } from './client/api'
import { get } from './client/calls'
import { declareNotices, SERVER_MESSAGE } from './client/notices'
import { invalidates, TAG_TYPES } from './client/tags'

/** Filters of the search; `null` where nothing was chosen. */
export type FiltroHistorial = Record<
  'usuario' | 'desde' | 'hasta' | 'sustantivo' | 'tipo' | 'registro',
  string | null
>

/** A page of what a search finds: as many changes as `limite`, before the one named by `antesDe`. */
interface PaginaHistorial extends Partial<FiltroHistorial> {
  grupo?: string
  porAccion?: true
  antesDe?: number | null
  limite: number
}

const historialPage = get('/historial')

/** The record of changes, which our own server alone keeps. */
export const historialApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /historial/registro`: the changes of one record and of what hangs from it, newest first. */
    historialDeRegistro: build.query<Cambio[], RegistroQuery>({
      query: get('/historial/registro'),
      providesTags: ['historial'],
    }),
    /** `GET /historial`: a page of the changes that a search finds, newest first. */
    historial: build.query<Historial, PaginaHistorial>({
      query: historialPage,
      providesTags: ['historial'],
    }),
    /** `POST /historial/deshacer`: every record of an action goes back to what it was before, unless another has changed it since. */
    deshacer: build.mutation<Deshecho, { grupo: string }>({
      query: (body) => ({ url: '/historial/deshacer', method: 'POST', body }),
      invalidatesTags: invalidates((undone) => (undone ? ['detalle', ...undone.sustantivos] : TAG_TYPES)),
    }),
    /** Every change that a search finds, `limite` at a time. Asked for without a subscription, so that nothing of it is kept. */
    exportarHistorial: build.query<Cambio[], Omit<PaginaHistorial, 'antesDe'>>({
      queryFn: async (search, _api, _extra, call) => {
        const found: Cambio[] = []
        let antesDe: number | null = null
        do {
          const { data, error } = await call(historialPage({ ...search, antesDe }))
          if (error) return { error }
          const { cambios, hayMas } = data as Historial
          found.push(...cambios)
          antesDe = (hayMas && cambios.at(-1)?.secuencia) || null
        } while (antesDe !== null)
        return { data: found }
      },
      keepUnusedDataFor: 0,
    }),
  }),
})

declareNotices<typeof historialApi.endpoints>({
  deshacer: { success: SERVER_MESSAGE },
  exportarHistorial: { error: true },
})

export const { useHistorialDeRegistroQuery, useHistorialQuery, useDeshacerMutation } = historialApi
