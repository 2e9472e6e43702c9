import type { Importable } from '../contract/importables'
import type { CuerpoParte, CuerpoRevisar, ParteGuardada, Revision } from '../contract/importaciones'
import { api } from './client/api'
import { create } from './client/calls'
import type { Keyed } from './client/idempotency'
import { declareNotices } from './client/notices'

type OfNoun<Body> = Body & { noun: Importable }
/** A part of an import, and its key. */
export type PartCall = OfNoun<Keyed<CuerpoParte>>

const importacionesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /importaciones/<noun>/revisar`, of our own server alone: judges all rows and stores nothing. */
    revisarImportacion: build.mutation<Revision, OfNoun<CuerpoRevisar>>({
      query: ({ noun, ...body }) => ({ url: `/importaciones/${noun}/revisar`, method: 'POST', body }),
    }),
    /** `POST /importaciones/<noun>`, of our own server alone: a part of an import. `imported` refreshes what shows it. */
    importar: build.mutation<ParteGuardada, PartCall>({
      query: ({ noun, ...arg }) => create(`/importaciones/${noun}`)(arg),
    }),
  }),
})

// The dialog shows what became of the rows.
declareNotices<typeof importacionesApi.endpoints>({
  revisarImportacion: { error: false },
  importar: { error: false },
})

/** Asks again for what shows a noun's records, once for all parts of an import. Sensors are counted into settlements. */
export const imported = (noun: Importable) =>
  api.util.invalidateTags([noun === 'sensores' ? 'liquidaciones' : noun, 'historial'])

export const { useRevisarImportacionMutation, useImportarMutation } = importacionesApi
