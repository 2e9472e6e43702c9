import { act, create, send } from './client/calls'
import type { Mensaje } from '../contract/errores'
import type { Habituales } from '../contract/habituales'
import type {
  CifrasSumadas,
  CuerpoEstimado,
  CuerpoLiquidacion,
  LiquidacionExportada,
  LiquidacionFila,
} from '../contract/liquidaciones'
import type { FilaSensor } from '../contract/sensores'
import type { InGrupo, Keyed } from './client/idempotency'
import { declareNotices, SERVER_MESSAGE } from './client/notices'
import { detalleOf, FIGURES, invalidates, listOf, PREVIEWS } from './client/tags'
import { noteCreated, onSuccessChangeLists } from './liquidaciones/cache'
import { appendRows, replaceRow, withoutRow, withRow } from './liquidaciones/lists'
import { readRow } from './liquidaciones/names'
import { liquidacionesQueries, readRows, type FiltroLiquidaciones } from './liquidaciones/queries'

export { knownLiquidaciones } from './liquidaciones/cache'
export { type DetalleArg, type FiltroLiquidaciones } from './liquidaciones/queries'

const LIST_AND_FIGURES = [listOf('liquidaciones'), FIGURES] as const

/** The settlements' rows of section 7: those that change something here, the others in `liquidaciones/queries.ts`. */
export const liquidacionesApi = liquidacionesQueries.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /liquidaciones`: created on top of the list, or in place of its uuid. */
    crearLiquidacion: build.mutation<LiquidacionFila, Keyed<CuerpoLiquidacion>>({
      query: create('/liquidaciones'),
      transformResponse: readRow,
      onQueryStarted: (_body, call) => {
        void noteCreated(call)
        return onSuccessChangeLists(call, withRow)
      },
      // Leaves other previews as they are when a creation fails.
      invalidatesTags: invalidates((row, { uuid = row?.uuid }) => [...LIST_AND_FIGURES, detalleOf(uuid)]),
    }),
    /** `PUT /liquidaciones/liquidar`: the edited item takes its place in every list that shows it. */
    liquidar: build.mutation<LiquidacionFila, InGrupo<CuerpoLiquidacion>>({
      query: send('PUT', '/liquidaciones/liquidar'),
      transformResponse: readRow,
      onQueryStarted: (_body, call) => onSuccessChangeLists(call, replaceRow, true),
      invalidatesTags: invalidates((_fila, { uuid }) => [...LIST_AND_FIGURES, detalleOf(uuid)]),
    }),
    /** `POST /liquidaciones/sensores`. Section 4 appends the returned items, which a list that is asked for anew would have elsewhere: it is patched. */
    ingresarSensores: build.mutation<LiquidacionFila[], Keyed<{ filas: FilaSensor[] }>>({
      query: ({ filas: body, idempotencyKey }) => ({
        url: '/liquidaciones/sensores',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      transformResponse: readRows,
      onQueryStarted: (_body, call) => onSuccessChangeLists(call, appendRows),
      invalidatesTags: invalidates((added) => [
        ...(added?.length ? [] : [listOf('liquidaciones')]),
        FIGURES,
        PREVIEWS,
        ...(added ?? []).map(({ uuid }) => detalleOf(uuid)),
      ]),
    }),
    /** `DELETE /liquidaciones`: the row goes from every list that shows it. */
    eliminarLiquidacion: build.mutation<Mensaje, InGrupo<{ uuid: string }>>({
      query: act('DELETE', '/liquidaciones'),
      onQueryStarted: ({ uuid }, call) => onSuccessChangeLists(call, (rows) => withoutRow(rows, uuid), true),
      invalidatesTags: invalidates(LIST_AND_FIGURES),
    }),
    /**
     * `GET /liquidaciones/habituales`, of our own server alone: by what unlikely figures are asked of. Asked for once while anything is
     * open that judges by it: it hardly changes with what is saved.
     */
    habituales: build.query<Habituales, void>({
      query: () => '/liquidaciones/habituales',
    }),
    /** `POST /liquidaciones/estimado`, of our own server alone: what a settlement comes to that is being typed. */
    estimado: build.query<CifrasSumadas, CuerpoEstimado>({
      query: send('POST', '/liquidaciones/estimado'),
      keepUnusedDataFor: 0,
    }),
    /**
     * `GET /liquidaciones/exportacion`, of our own server alone: what Exportar adds to the rows of a search, or of all. Asked
     * for without a subscription, so that nothing of it is kept.
     */
    exportarLiquidaciones: build.query<LiquidacionExportada[], FiltroLiquidaciones | null>({
      query: (filtro) => ({ url: '/liquidaciones/exportacion', params: filtro ?? {} }),
      keepUnusedDataFor: 0,
    }),
  }),
})

const busOf = (row: LiquidacionFila | null) => row?.busNumero && `Bus ${row.busNumero}`

declareNotices<typeof liquidacionesApi.endpoints>({
  crearLiquidacion: { success: 'Creado exitosamente', subject: busOf },
  liquidar: { success: 'Creado exitosamente', subject: busOf },
  ingresarSensores: { success: 'Sensores ingresados' },
  eliminarLiquidacion: { success: SERVER_MESSAGE, undo: true },
  exportarLiquidaciones: { error: true },
})

export const {
  useTablaLiquidacionesQuery,
  useBuscarLiquidacionesQuery,
  useDetalleLiquidacionQuery,
  usePlanillaDelDiaQuery,
  useHabitualesQuery,
  useEstimadoQuery,
  useLazyDetalleLiquidacionQuery,
  useCrearLiquidacionMutation,
  useLiquidarMutation,
  useIngresarSensoresMutation,
  useEliminarLiquidacionMutation,
} = liquidacionesApi
