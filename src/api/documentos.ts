import { api } from './client/api'
import { download } from './client/download'
import { declareNotices } from './client/notices'
import { today } from './client/today'

/**
 * Section 7's second client: the same call with a PDF content type, which downloads `prefix` + date + '.pdf'; a refusal still
 * comes as JSON. The data is the file's name.
 */
export const pdf = (url: string, prefix: string, params: Record<string, string | number>) => ({
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
  }),
})

// Section 8: a failure is shown beside the form.
declareNotices<typeof documentosApi.endpoints>({
  generarPrima: { error: false },
  generarVacaciones: { error: false },
})

export const { useGenerarPrimaMutation, useGenerarVacacionesMutation } = documentosApi
