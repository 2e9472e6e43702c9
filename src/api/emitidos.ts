import { nombreDeEmitido } from '../contract/catalogos'
import type { CuerpoEmision, Emitido, EmitidosSchema } from '../contract/emitidos'
import type * as z from '../contract/zod'
import { api } from './client/api'
import { create, edit, get } from './client/calls'
import { download } from './client/download'
import type { Keyed } from './client/idempotency'
import { declareNotices } from './client/notices'
import { FIGURES, invalidates } from './client/tags'

/** A search of issued papers. */
export type FiltroEmitidos = Record<'tipo' | 'documento' | 'anio', string | null>

const MINUTE = 60_000

/** Shows a stored paper in a tab of its own; the browser that opens none downloads it. */
async function show(response: Response): Promise<unknown> {
  if (!response.ok) return response.json()
  const [, archivo = 'documento.pdf'] =
    /filename="(.+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const pdf = await response.blob()
  const url = URL.createObjectURL(pdf)
  if (!window.open(url)) download(archivo, pdf)
  setTimeout(() => URL.revokeObjectURL(url), MINUTE)
  return { archivo }
}

const REFRESHED = invalidates(['emitidos', 'abonos'])

/** Issued papers, which our own server alone keeps. */
export const emitidosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /emitidos`, of a driver or a year, the latest first. */
    emitidos: build.query<z.infer<typeof EmitidosSchema>, FiltroEmitidos>({
      query: get('/emitidos'),
      providesTags: ['emitidos'],
    }),
    /** `GET /emitidos/coincidencia`: what some papers would pay today beyond what they pay. */
    coincidencia: build.query<Record<string, number>, { uuids: string }>({
      query: get('/emitidos/coincidencia'),
      providesTags: [FIGURES, 'asistencias', 'emitidos'],
    }),
    /** `POST /emitidos`. */
    emitir: build.mutation<Emitido[], Keyed<CuerpoEmision>>({
      query: create('/emitidos'),
      invalidatesTags: REFRESHED,
    }),
    /** `PUT /emitidos/anular`. */
    anularEmitido: build.mutation<Emitido, { uuid: string; cuerpo: { motivo: string; version: number } }>({
      query: edit('/emitidos/anular'),
      invalidatesTags: REFRESHED,
    }),
    /** `GET /emitidos/pdf`, of a paper or of all that were issued with it. */
    abrirEmitido: build.mutation<{ archivo: string }, { uuid: string; grupo?: boolean }>({
      query: (params) => ({ url: '/emitidos/pdf', params, responseHandler: show }),
      invalidatesTags: [],
    }),
  }),
})

declareNotices<typeof emitidosApi.endpoints>({
  coincidencia: { error: true },
  emitir: {
    success: ({ length }) => (length > 1 ? 'Documentos emitidos.' : 'Documento emitido.'),
    subject: ([first, ...others]) =>
      first && `${nombreDeEmitido(first)}${others.length > 0 ? ` y ${others.length} más` : ''}`,
  },
  anularEmitido: { success: 'Documento anulado.', subject: nombreDeEmitido },
})

export const {
  useEmitidosQuery,
  useCoincidenciaQuery,
  useEmitirMutation,
  useAnularEmitidoMutation,
  useAbrirEmitidoMutation,
} = emitidosApi
