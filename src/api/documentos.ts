import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import { api } from './api'
import { declararAvisos } from './notices'
import { hoy } from './today'

/** Section 7's second client: the same call with a PDF content type; a refusal still comes as JSON. */
const comoPdf = (url: string, params: Record<string, string | number>) => ({
  url,
  params,
  headers: { 'Content-Type': 'application/pdf', Accept: 'application/pdf, application/json' },
  responseHandler: (respuesta: Response) => (respuesta.ok ? respuesta.blob() : respuesta.json()),
})

/** Hands a file to the browser's downloads. It never passes through the store. */
function descargar(archivo: string, contenido: Blob): void {
  const url = URL.createObjectURL(contenido)
  const enlace = document.createElement('a')
  enlace.href = url
  enlace.download = archivo
  enlace.click()
  // The click has handed the file over by the time the browser is idle again.
  setTimeout(() => {
    URL.revokeObjectURL(url)
  })
}

type Resultado = { data: { archivo: string } } | { error: FetchBaseQueryError }

const guardarPdf = (
  nombre: string,
  respuesta: { data?: unknown; error?: FetchBaseQueryError },
): Resultado => {
  if (respuesta.error) return { error: respuesta.error }
  const archivo = `${nombre}_${hoy()}.pdf`
  descargar(archivo, respuesta.data as Blob)
  return { data: { archivo } }
}

const documentosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET documentos/primas`: downloads 'Prima_' + date + '.pdf'. The data is the file's name. */
    generarPrima: build.mutation<{ archivo: string }, { mes: number }>({
      queryFn: async (params, _api, _extra, llamar) =>
        guardarPdf('Prima', await llamar(comoPdf('/documentos/primas', params))),
    }),
    /** `GET documentos/vacaciones`: downloads 'Vacaciones_' + date + '.pdf'. The data is the file's name. */
    generarVacaciones: build.mutation<{ archivo: string }, { documento: string }>({
      queryFn: async (params, _api, _extra, llamar) =>
        guardarPdf('Vacaciones', await llamar(comoPdf('/documentos/vacaciones', params))),
    }),
  }),
})

// Section 8: a failure is shown beside the form.
declararAvisos({ generarPrima: { error: false }, generarVacaciones: { error: false } })

export const { useGenerarPrimaMutation, useGenerarVacacionesMutation } = documentosApi
