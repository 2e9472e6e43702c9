import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import { api } from './client/api'
import { download } from './client/download'
import { declareNotices } from './client/notices'
import { today } from './client/today'

/** Section 7's second client: the same call with a PDF content type; a refusal still comes as JSON. */
export const asPdf = (url: string, params: Record<string, string | number>) => ({
  url,
  params,
  headers: { 'Content-Type': 'application/pdf', Accept: 'application/pdf, application/json' },
  responseHandler: (response: Response) => (response.ok ? response.blob() : response.json()),
})

type Result = { data: { archivo: string } } | { error: FetchBaseQueryError }

export const savePdf = (
  nombre: string,
  response: { data?: unknown; error?: FetchBaseQueryError },
): Result => {
  if (response.error) return { error: response.error }
  const fileName = `${nombre}_${today()}.pdf`
  download(fileName, response.data as Blob)
  return { data: { archivo: fileName } }
}

const documentosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET documentos/primas`: downloads 'Prima_' + date + '.pdf'. The data is the file's name. */
    generarPrima: build.mutation<{ archivo: string }, { mes: number }>({
      queryFn: async (params, _api, _extra, call) =>
        savePdf('Prima', await call(asPdf('/documentos/primas', params))),
    }),
    /** `GET documentos/vacaciones`: downloads 'Vacaciones_' + date + '.pdf'. The data is the file's name. */
    generarVacaciones: build.mutation<{ archivo: string }, { documento: string }>({
      queryFn: async (params, _api, _extra, call) =>
        savePdf('Vacaciones', await call(asPdf('/documentos/vacaciones', params))),
    }),
  }),
})

// Section 8: a failure is shown beside the form.
declareNotices({ generarPrima: { error: false }, generarVacaciones: { error: false } })

export const { useGenerarPrimaMutation, useGenerarVacacionesMutation } = documentosApi
