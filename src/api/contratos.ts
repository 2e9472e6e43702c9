import type { ContratoFila, Contratos, CuerpoContrato, Propuestos } from '../contract/contratos'
import type { Mensaje } from '../contract/errores'
import { api } from './client/api'
import { act, create, get, send } from './client/calls'
import type { InGrupo, Keyed } from './client/idempotency'
import { declareNotices, SERVER_MESSAGE } from './client/notices'
import { FIGURES, invalidates, listOf } from './client/tags'

/** Records by which a contract is proposed. */
const OF_PROPOSALS = ['contratos', listOf('conductores'), FIGURES] as const

/** The drivers' contracts, which our own server alone keeps. */
export const contratosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /contratos`. A contract is proposed by the driver's dates and first settlement. */
    contratos: build.query<Contratos, { documento: string }>({
      query: get('/contratos'),
      providesTags: OF_PROPOSALS,
    }),
    /** `GET /contratos/propuestos`, of all drivers. */
    contratosPropuestos: build.query<Propuestos, void>({
      query: () => '/contratos/propuestos',
      providesTags: OF_PROPOSALS,
    }),
    /** `POST /contratos`. */
    crearContrato: build.mutation<ContratoFila, InGrupo<Keyed<CuerpoContrato>>>({
      query: ({ grupo, ...body }) => ({ ...create('/contratos')(body), grupo }),
      invalidatesTags: invalidates(['contratos']),
    }),
    /** `PUT /contratos`: the same body with its `uuid`. */
    editarContrato: build.mutation<ContratoFila, CuerpoContrato>({
      query: send('PUT', '/contratos'),
      invalidatesTags: invalidates(['contratos']),
    }),
    /** `DELETE /contratos`. */
    eliminarContrato: build.mutation<Mensaje, { uuid: string }>({
      query: act('DELETE', '/contratos'),
      invalidatesTags: invalidates(['contratos']),
    }),
  }),
})

declareNotices<typeof contratosApi.endpoints>({
  eliminarContrato: { success: SERVER_MESSAGE, undo: true },
})

export const {
  useContratosQuery,
  useContratosPropuestosQuery,
  useCrearContratoMutation,
  useEditarContratoMutation,
  useEliminarContratoMutation,
} = contratosApi
