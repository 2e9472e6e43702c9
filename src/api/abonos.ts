import type { AbonoFila, CuerpoAbono, TablaAbonos } from '../contract/abonos'
import type { Mensaje } from '../contract/errores'
import { api } from './client/api'
import { create, type Keyed } from './client/idempotency'
import { declareNotices, SERVER_MESSAGE } from './client/notices'
import { onSuccess } from './client/onSuccess'
import type { RootState } from './client/rootReducer'
import { liquidacionTags, SHOWN_BY, tagsUnlessRefused } from './client/tags'

export const abonosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /abonos`. */
    abonos: build.query<TablaAbonos, void>({
      query: () => ({ url: '/abonos' }),
      providesTags: ['Abono'],
    }),
    /** `GET /abonos/conductor`: the same table for one driver. */
    abonosDeConductor: build.query<TablaAbonos, { documento: string }>({
      query: (params) => ({ url: '/abonos/conductor', params }),
      providesTags: ['Abono'],
    }),
    /** `POST /abonos`. */
    crearAbono: build.mutation<AbonoFila, Keyed<CuerpoAbono>>({
      query: (arg) => create('/abonos', arg),
      invalidatesTags: (_row, error) => tagsUnlessRefused(error, SHOWN_BY.abonos),
    }),
    /** `PUT /abonos`: the same body with its `uuid`. Section 7 does not show its answer: any will do. */
    editarAbono: build.mutation<unknown, CuerpoAbono>({
      query: (body) => ({ url: '/abonos', method: 'PUT', body, responseHandler: 'content-type' }),
      invalidatesTags: (row, error) =>
        tagsUnlessRefused(error, [
          ...SHOWN_BY.abonos,
          ...liquidacionTags((row as Partial<AbonoFila> | null | undefined)?.liquidacionUuid),
        ]),
    }),
    /** `DELETE /abonos/eliminar/{uuid}`: the row goes and the total falls by its value until the server's arrives. */
    eliminarAbono: build.mutation<Mensaje, Pick<AbonoFila, 'uuid' | 'liquidacionUuid'>>({
      query: ({ uuid }) => ({ url: `/abonos/eliminar/${encodeURIComponent(uuid)}`, method: 'DELETE' }),
      onQueryStarted: ({ uuid }, call) =>
        onSuccess(call.queryFulfilled, () => {
          const { updateQueryData, selectCachedArgsForQuery } = abonosApi.util
          const remove = (table: TablaAbonos) => withoutAbono(table, uuid)
          call.dispatch(updateQueryData('abonos', undefined, remove))
          for (const arg of selectCachedArgsForQuery(call.getState() as RootState, 'abonosDeConductor')) {
            call.dispatch(updateQueryData('abonosDeConductor', arg, remove))
          }
        }),
      invalidatesTags: (_mensaje, error, { liquidacionUuid }) =>
        tagsUnlessRefused(error, [...SHOWN_BY.abonos, ...liquidacionTags(liquidacionUuid)]),
    }),
  }),
})

function withoutAbono(table: TablaAbonos, uuid: string): TablaAbonos {
  const abono = table.abonos.find((row) => row.uuid === uuid)
  if (!abono) return table
  return {
    abonos: table.abonos.filter((row) => row !== abono),
    totalAbono: table.totalAbono - abono.valor,
  }
}

declareNotices({ eliminarAbono: { success: SERVER_MESSAGE, undo: true } })

export const {
  useAbonosQuery,
  useAbonosDeConductorQuery,
  useCrearAbonoMutation,
  useEditarAbonoMutation,
  useEliminarAbonoMutation,
} = abonosApi
