import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { LiquidacionDetalle, LiquidacionFila } from '../../contract/liquidaciones'
import { api } from '../client/api'
import { HOME_PATH } from '../client/earlyCall'
import { withoutNulls } from '../client/params'
import type { RootState } from '../client/rootReducer'
import { readList } from '../client/rowStream'
import { streamedQuery } from '../client/streamedQuery'
import { frozenList } from './lists'
import { readDetalle, readRow, type ReceivedLiquidacion } from './names'

/** Filters of the search; `null` where nothing was chosen. */
export type FiltroLiquidaciones = {
  fechaInicial: string | null
  fechaFinal: string | null
  numero: string | null
  documento: string | null
  liquidada: string | null
}

/** Which record to load: one by its uuid, or what the form's Buscar finds for a date and a bus. */
export type DetalleArg = { uuid: string } | { fecha: string; busNumero: string }

export const LIST = { type: 'Liquidacion', id: 'LISTA' } as const

export const recordTag = (uuid: string | null | undefined) =>
  ({ type: 'Liquidacion', id: uuid ?? 'NUEVA' }) as const

export const readRows = (rows: ReceivedLiquidacion[]) => frozenList(rows.map(readRow))

/** The settlements' GET rows of section 7. */
export const liquidacionesQueries = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * `GET /liquidaciones/table`: the whole list, most recently entered first. Until it is here, the first rows of it are
     * `primerasLiquidaciones`.
     */
    tablaLiquidaciones: build.query<LiquidacionFila[], void>({
      queryFn: (_none, api) =>
        streamedQuery(HOME_PATH, api, async (response) =>
          readRows(await readList<ReceivedLiquidacion>(response, (rows) => showFirst(api, rows))),
        ),
      structuralSharing: false,
      providesTags: [LIST],
    }),
    /** The first rows of the whole list, while the rest is on its way. It sends no call: `showFirst` fills it. */
    primerasLiquidaciones: build.query<LiquidacionFila[], void>({
      queryFn: () => ({ data: [] }),
      structuralSharing: false,
    }),
    /** `GET /liquidaciones/v2/table`: what a search finds. */
    buscarLiquidaciones: build.query<LiquidacionFila[], FiltroLiquidaciones>({
      query: (filtro) => ({ url: '/liquidaciones/v2/table', params: withoutNulls(filtro) }),
      transformResponse: readRows,
      structuralSharing: false,
      providesTags: [LIST],
    }),
    /** `GET /liquidaciones/detalle`: the record, or the preview of one that does not exist yet (no `uuid`). */
    detalleLiquidacion: build.query<LiquidacionDetalle, DetalleArg>({
      query: (params) => ({ url: '/liquidaciones/detalle', params }),
      transformResponse: readDetalle,
      // An opened record shows a colleague's changes from the first moment.
      keepUnusedDataFor: 0,
      providesTags: (detalle) => [recordTag(detalle?.uuid)],
    }),
  }),
})

/** As many as the first page of the list shows. */
const FIRST_ROWS = 10

/** Only for a list that is not there yet: one that is asked for again stays on screen meanwhile. */
function showFirst(
  { dispatch, getState }: Pick<BaseQueryApi, 'dispatch' | 'getState'>,
  rows: ReceivedLiquidacion[],
) {
  const { data } = liquidacionesQueries.endpoints.tablaLiquidaciones.select()(getState() as RootState)
  if (data) return
  dispatch(
    liquidacionesQueries.util.upsertQueryEntries([
      { endpointName: 'primerasLiquidaciones', arg: undefined, value: readRows(rows.slice(0, FIRST_ROWS)) },
    ]),
  )
}
