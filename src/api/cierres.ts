import type { Caja, Cierres, CuerpoCierre, CuerpoReapertura } from '../contract/cierres'
import { api } from './client/api'
import { create, edit, get } from './client/calls'
import type { Keyed } from './client/idempotency'
import { declareNotices } from './client/notices'
import { FIGURES, invalidates } from './client/tags'
import { pdf } from './documentos'

/** The tills of a day and their closings. Our own server's; no other host is asked. */
export const cierresApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /cierres`. */
    cierres: build.query<Cierres, { fecha: string }>({
      query: get('/cierres'),
      // A till bears its person's name, and names the buses that are missing.
      providesTags: ['cierres', FIGURES, 'deudas', 'abonos', 'buses', 'usuarios'],
    }),
    /** `POST /cierres`. */
    cerrarCaja: build.mutation<Caja, Keyed<CuerpoCierre>>({
      query: create('/cierres'),
      invalidatesTags: invalidates(['cierres']),
    }),
    /** `PUT /cierres/reabrir`. */
    reabrirCaja: build.mutation<Caja, { uuid: string; cuerpo: CuerpoReapertura }>({
      query: edit('/cierres/reabrir'),
      invalidatesTags: invalidates(['cierres']),
    }),
    /** `GET documentos/cierres`. */
    imprimirCierre: build.mutation<{ archivo: string }, { uuid: string }>({
      query: (params) => pdf('/documentos/cierres', 'Cierre_', params),
    }),
  }),
})

declareNotices<typeof cierresApi.endpoints>({
  cerrarCaja: { success: 'Caja cerrada.', subject: ({ nombre }) => nombre },
  reabrirCaja: { success: 'Caja reabierta.', subject: ({ nombre }) => nombre },
})

export const { useCierresQuery, useCerrarCajaMutation, useReabrirCajaMutation, useImprimirCierreMutation } =
  cierresApi
