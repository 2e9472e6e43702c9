import type { CuerpoDeuda, DeudaFila, TablaDeudas } from '../contract/deudas'
import type { Mensaje } from '../contract/errores'
import { api } from './api'
import { declararAvisos, MENSAJE_DEL_SERVIDOR } from './notices'
import { trasExito } from './queryOutcome'
import type { RootState } from './rootReducer'
import { liquidacionTags } from './tags'

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
    /** `POST /deudas`: creates, or edits when the body carries a uuid. */
    guardarDeuda: build.mutation<DeudaFila, CuerpoDeuda>({
      query: (body) => ({ url: '/deudas', method: 'POST', body }),
      invalidatesTags: (fila) => ['Deuda', ...liquidacionTags(fila?.liquidacionUuid)],
    }),
    /** `DELETE /deudas/eliminar/{uuid}`: the row goes and the totals fall by its value until the server's arrive. */
    eliminarDeuda: build.mutation<Mensaje, Pick<DeudaFila, 'uuid' | 'liquidacionUuid'>>({
      query: ({ uuid }) => ({ url: `/deudas/eliminar/${encodeURIComponent(uuid)}`, method: 'DELETE' }),
      onQueryStarted: ({ uuid }, llamada) =>
        trasExito(llamada.queryFulfilled, () => {
          const { updateQueryData, selectCachedArgsForQuery } = deudasApi.util
          const quitar = (tabla: TablaDeudas) => sinDeuda(tabla, uuid)
          llamada.dispatch(updateQueryData('deudas', undefined, quitar))
          for (const arg of selectCachedArgsForQuery(llamada.getState() as RootState, 'deudasDeConductor')) {
            llamada.dispatch(updateQueryData('deudasDeConductor', arg, quitar))
          }
        }),
      invalidatesTags: (_mensaje, _error, { liquidacionUuid }) => [
        'Deuda',
        ...liquidacionTags(liquidacionUuid),
      ],
    }),
  }),
})

function sinDeuda(tabla: TablaDeudas, uuid: string): TablaDeudas {
  const deuda = tabla.deudas.find((fila) => fila.uuid === uuid)
  if (!deuda) return tabla
  return {
    deudas: tabla.deudas.filter((fila) => fila !== deuda),
    totalDeuda: tabla.totalDeuda - deuda.valor,
    balance: tabla.balance - deuda.valor,
  }
}

declararAvisos({ eliminarDeuda: { exito: MENSAJE_DEL_SERVIDOR } })

export const {
  useDeudasQuery,
  useDeudasDeConductorQuery,
  useGuardarDeudaMutation,
  useEliminarDeudaMutation,
} = deudasApi
