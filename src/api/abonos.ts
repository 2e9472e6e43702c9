import type { AbonoFila, CuerpoAbono, TablaAbonos } from '../contract/abonos'
import type { Mensaje } from '../contract/errores'
import { api } from './api'
import { declararAvisos, MENSAJE_DEL_SERVIDOR } from './notices'
import { trasExito } from './queryOutcome'
import type { RootState } from './rootReducer'
import { liquidacionTags } from './tags'

// A repayment changes the balance that the table of debts shows.
const ABONO_Y_BALANCE = ['Abono', 'Deuda'] as const

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
    crearAbono: build.mutation<AbonoFila, CuerpoAbono>({
      query: (body) => ({ url: '/abonos', method: 'POST', body }),
      invalidatesTags: ABONO_Y_BALANCE,
    }),
    /** `PUT /abonos`: the same body with its `uuid`. Section 7 does not show its answer: any will do. */
    editarAbono: build.mutation<unknown, CuerpoAbono>({
      query: (body) => ({ url: '/abonos', method: 'PUT', body, responseHandler: 'content-type' }),
      invalidatesTags: (fila) => [
        ...ABONO_Y_BALANCE,
        ...liquidacionTags((fila as Partial<AbonoFila> | null | undefined)?.liquidacionUuid),
      ],
    }),
    /** `DELETE /abonos/eliminar/{uuid}`: the row goes and the total falls by its value until the server's arrives. */
    eliminarAbono: build.mutation<Mensaje, Pick<AbonoFila, 'uuid' | 'liquidacionUuid'>>({
      query: ({ uuid }) => ({ url: `/abonos/eliminar/${encodeURIComponent(uuid)}`, method: 'DELETE' }),
      onQueryStarted: ({ uuid }, llamada) =>
        trasExito(llamada.queryFulfilled, () => {
          const { updateQueryData, selectCachedArgsForQuery } = abonosApi.util
          const quitar = (tabla: TablaAbonos) => sinAbono(tabla, uuid)
          llamada.dispatch(updateQueryData('abonos', undefined, quitar))
          for (const arg of selectCachedArgsForQuery(llamada.getState() as RootState, 'abonosDeConductor')) {
            llamada.dispatch(updateQueryData('abonosDeConductor', arg, quitar))
          }
        }),
      invalidatesTags: (_mensaje, _error, { liquidacionUuid }) => [
        ...ABONO_Y_BALANCE,
        ...liquidacionTags(liquidacionUuid),
      ],
    }),
  }),
})

function sinAbono(tabla: TablaAbonos, uuid: string): TablaAbonos {
  const abono = tabla.abonos.find((fila) => fila.uuid === uuid)
  if (!abono) return tabla
  return {
    abonos: tabla.abonos.filter((fila) => fila !== abono),
    totalAbono: tabla.totalAbono - abono.valor,
  }
}

declararAvisos({ eliminarAbono: { exito: MENSAJE_DEL_SERVIDOR } })

export const {
  useAbonosQuery,
  useAbonosDeConductorQuery,
  useCrearAbonoMutation,
  useEditarAbonoMutation,
  useEliminarAbonoMutation,
} = abonosApi
