import { papelDe } from '../contract/catalogos'
import type { CuerpoPrevia, Papeles } from '../contract/previa'
import { api } from './client/api'
import { send } from './client/calls'
import { download } from './client/download'
import { declareNotices } from './client/notices'
import { FIGURES } from './client/tags'
import { today } from './client/today'

/**
 * Section 7's second client: the same call with a PDF content type, which downloads `prefix` + date + '.pdf'; a refusal still
 * comes as JSON. The data is the file's name.
 */
export const pdf = (url: string, prefix: string, params?: Record<string, string | number>) => ({
  url,
  params,
  headers: { 'Content-Type': 'application/pdf', Accept: 'application/pdf, application/json' },
  responseHandler: async (response: Response): Promise<unknown> => {
    if (!response.ok) return response.json()
    const archivo = `${prefix}${today()}.pdf`
    download(archivo, await response.blob())
    return { archivo }
  },
})

const documentosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET documentos/primas`. */
    generarPrima: build.mutation<{ archivo: string }, { mes: number }>({
      query: (params) => pdf('/documentos/primas', 'Prima_', params),
      // A document is drawn from records, and changes none.
      invalidatesTags: [],
    }),
    /** `GET documentos/vacaciones`. */
    generarVacaciones: build.mutation<{ archivo: string }, { documento: string }>({
      query: (params) => pdf('/documentos/vacaciones', 'Vacaciones_', params),
      invalidatesTags: [],
    }),
    /** `POST documentos/previa`, of our own server: papers as they would be issued now. */
    previa: build.query<Papeles, CuerpoPrevia>({
      query: send('POST', '/documentos/previa'),
      keepUnusedDataFor: 0,
      providesTags: [
        FIGURES,
        'conductores',
        'contratos',
        'asistencias',
        'festivos',
        'deudas',
        'abonos',
        'emitidos',
      ],
    }),
    /** `POST documentos/previa/pdf`: the same, drawn. */
    previaPdf: build.mutation<{ archivo: string }, CuerpoPrevia>({
      query: (body) => ({
        ...pdf('/documentos/previa/pdf', `${papelDe(body.tipo).archivo}_`),
        method: 'POST',
        body,
        headers: { Accept: 'application/pdf, application/json' },
      }),
      invalidatesTags: [],
    }),
  }),
})

// Section 8: a failure is shown beside the form.
declareNotices<typeof documentosApi.endpoints>({
  generarPrima: { error: false },
  generarVacaciones: { error: false },
})

export const { useGenerarPrimaMutation, useGenerarVacacionesMutation, usePreviaQuery, usePreviaPdfMutation } =
  documentosApi
