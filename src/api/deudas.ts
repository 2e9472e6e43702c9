import type { Cuentas } from '../contract/cartera'
import type { CuerpoDeuda, DeudaFila, TablaDeudas } from '../contract/deudas'
import type { Mensaje } from '../contract/errores'
import { api } from './client/api'
import { create, type Keyed } from './client/idempotency'
import { declareNotices, SERVER_MESSAGE } from './client/notices'
import { onSuccess } from './client/onSuccess'
import type { RootState } from './client/rootReducer'
import { liquidacionTags, SHOWN_BY, tagsUnlessRefused } from './client/tags'

export const deudasApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /deudas`. */
    deudas: build.query<TablaDeudas, void>({
      query: () => ({ url: '/deudas' }),
      providesTags: ['Deuda'],
    }),
    /** `GET /deudas/conductor`: the same table for one driver. */
    deudasDeConductor: build.query<TablaDeudas, { documento: string }>({
      query: (params) => ({ url: '/deudas/conductor', params }),
      providesTags: ['Deuda'],
    }),
    /** `GET /deudas/conductores`, of our own server alone: what each driver owes. */
    cuentas: build.query<Cuentas, void>({
      query: () => ({ url: '/deudas/conductores' }),
      providesTags: ['Deuda'],
    }),
    /** `POST /deudas`: creates, or edits when the body carries a uuid. */
    guardarDeuda: build.mutation<DeudaFila, Keyed<CuerpoDeuda>>({
      query: (arg) => create('/deudas', arg),
      invalidatesTags: (row, error) =>
        tagsUnlessRefused(error, [...SHOWN_BY.deudas, ...liquidacionTags(row?.liquidacionUuid)]),
    }),
    /** `DELETE /deudas/eliminar/{uuid}`: the row goes and the totals fall by its value until the server's arrive. */
    eliminarDeuda: build.mutation<Mensaje, Pick<DeudaFila, 'uuid' | 'liquidacionUuid'>>({
      query: ({ uuid }) => ({ url: `/deudas/eliminar/${encodeURIComponent(uuid)}`, method: 'DELETE' }),
      onQueryStarted: ({ uuid }, call) =>
        onSuccess(call.queryFulfilled, () => {
          const { updateQueryData, selectCachedArgsForQuery } = deudasApi.util
          const remove = (table: TablaDeudas) => withoutDeuda(table, uuid)
          call.dispatch(updateQueryData('deudas', undefined, remove))
          for (const arg of selectCachedArgsForQuery(call.getState() as RootState, 'deudasDeConductor')) {
            call.dispatch(updateQueryData('deudasDeConductor', arg, remove))
          }
        }),
      invalidatesTags: (_mensaje, error, { liquidacionUuid }) =>
        tagsUnlessRefused(error, [...SHOWN_BY.deudas, ...liquidacionTags(liquidacionUuid)]),
    }),
  }),
})

function withoutDeuda(table: TablaDeudas, uuid: string): TablaDeudas {
  const deuda = table.deudas.find((row) => row.uuid === uuid)
  if (!deuda) return table
  return {
    deudas: table.deudas.filter((row) => row !== deuda),
    totalDeuda: table.totalDeuda - deuda.valor,
    balance: table.balance - deuda.valor,
  }
}

declareNotices({ eliminarDeuda: { success: SERVER_MESSAGE, undo: true } })

export const {
  useDeudasQuery,
  useDeudasDeConductorQuery,
  useCuentasQuery,
  useGuardarDeudaMutation,
  useEliminarDeudaMutation,
} = deudasApi
