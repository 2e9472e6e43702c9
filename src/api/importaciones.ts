import type { Mensaje } from '../contract/errores'
import type { Importable } from '../contract/importables'
import type { CuerpoImportacion, Importado } from '../contract/importaciones'
import type { Sustantivo } from '../contract/historial'
import { api } from './client/api'
import { create, type Keyed } from './client/idempotency'
import { declareNotices, SERVER_MESSAGE } from './client/notices'
import { SHOWN_BY, tagsUnlessRefused } from './client/tags'

/** Sensors are counted into settlements. */
export const sustantivoDe = (noun: Importable) => (noun === 'sensores' ? 'liquidaciones' : noun)

/** Whether a noun's records can be corrected by an import. */
const CORRECTED: readonly Importable[] = ['liquidaciones', 'conductores', 'buses']
export const canCorrect = (noun: Importable): boolean => CORRECTED.includes(noun)

const importacionesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /importaciones/<noun>`, of our own server alone: all rows in one call. */
    importar: build.mutation<Importado, Keyed<CuerpoImportacion> & { noun: Importable }>({
      query: ({ noun, ...arg }) => create(`/importaciones/${noun}`, arg),
      invalidatesTags: (_importado, error, { noun }) =>
        tagsUnlessRefused(error, [...SHOWN_BY[sustantivoDe(noun)]]),
    }),
    /** `POST /importaciones/deshacer`, of our own server alone. */
    deshacerImportacion: build.mutation<Mensaje, { uuid: string; sustantivo: Sustantivo }>({
      query: ({ uuid }) => ({ url: '/importaciones/deshacer', method: 'POST', body: { uuid } }),
      invalidatesTags: (_mensaje, error, { sustantivo }) =>
        tagsUnlessRefused(error, [...SHOWN_BY[sustantivo]]),
    }),
  }),
})

// The dialog shows what became of the rows.
declareNotices({
  importar: { error: false },
  deshacerImportacion: { success: SERVER_MESSAGE },
})

export const { useImportarMutation, useDeshacerImportacionMutation } = importacionesApi
