import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { LiquidacionDetalle, LiquidacionFila, TotalesLiquidaciones } from '../../contract/liquidaciones'
import type { CambiosDeLiquidaciones, PlanillaFila } from '../../contract/liquidacionesQueries'
import { soloSensores } from '../../contract/registradora'
import { api } from '../client/api'
import { get } from '../client/calls'
import { isOwnServer } from '../client/baseUrl'
import { HOME_PATH } from '../client/earlyCall'
import type { RootState } from '../client/rootReducer'
import { sequenceOf } from '../client/answersSlice'
import { streamedQuery } from '../client/streamedQuery'
import { detalleOf, listOf, OF_LIQUIDACIONES, PREVIEWS } from '../client/tags'
import { FIRST_ROWS, totalsIn } from './first'
import { frozenList, broughtUpToDate, type ListaLiquidaciones, type PrimerasLiquidaciones } from './lists'
import { readDetalle, readRow, type ReceivedLiquidacion } from './names'

/** Filters of the search; `null` where nothing was chosen. */
export type FiltroLiquidaciones = Record<
  'fechaInicial' | 'fechaFinal' | 'numero' | 'documento' | 'liquidada',
  string | null
>

/** Which record to load: one by its uuid, or what the form's Buscar finds for a date and a bus. */
export type DetalleArg = { uuid: string } | { fecha: string; busNumero: string }

/** An own list is passed on as it is. */
export const readRows = (rows: ReceivedLiquidacion[] | null) =>
  frozenList(isOwnServer() ? (rows as LiquidacionFila[]) : (rows ?? []).map(readRow))

/** The settlements' GET rows of section 7. */
export const liquidacionesQueries = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * `GET /liquidaciones/table`: the whole list, most recently entered first. Until it is here, the first rows of it are
     * `primerasLiquidaciones`. Our own server is asked for what has changed (`GET /liquidaciones/cambios`) when the list is here already.
     */
    tablaLiquidaciones: build.query<ListaLiquidaciones, void>({
      queryFn: async (_none, api, _extra, call) => {
        for (let list = cachedList(api); list?.secuencia != null;) {
          const desde = list.secuencia
          const { data, error } = await call({ url: '/liquidaciones/cambios', params: { desde } })
          if (error && error.status !== TOO_MANY) return { error }
          list = cachedList(api)
          if (!data || list?.secuencia == null) break
          // Lower when an answer of the page's own, sent before, has come meanwhile: what is new above that is asked for.
          if (list.secuencia >= desde) return { data: broughtUpToDate(list, data as CambiosDeLiquidaciones) }
        }
        return streamedQuery<ReceivedLiquidacion, ListaLiquidaciones>(
          HOME_PATH,
          api,
          async (list, response) => ({
            filas: readRows(await list.rows((rows) => showFirst(api, rows, totalsIn(response)))),
            secuencia: sequenceOf(response),
          }),
        )
      },
      structuralSharing: false,
      providesTags: [listOf('liquidaciones'), 'conductores', 'buses'],
    }),
    /** The first rows of the whole list, while the rest is on its way. It sends no call: `showFirst` fills it. */
    primerasLiquidaciones: build.query<PrimerasLiquidaciones, void>({
      queryFn: () => ({ data: { filas: [], totales: null } }),
      structuralSharing: false,
    }),
    /** `GET /liquidaciones/v2/table`: what a search finds. */
    buscarLiquidaciones: build.query<LiquidacionFila[], FiltroLiquidaciones>({
      query: get('/liquidaciones/v2/table'),
      transformResponse: readRows,
      structuralSharing: false,
      providesTags: OF_LIQUIDACIONES,
    }),
    /** `GET /liquidaciones/planilla`, of our own server alone: every bus of a day with its settlement or a preview. */
    planillaDelDia: build.query<PlanillaFila[], { fecha: string }>({
      query: get('/liquidaciones/planilla'),
      providesTags: [...OF_LIQUIDACIONES, 'cierres'],
    }),
    /** `GET /liquidaciones/detalle`: the record, or the preview of one that does not exist yet (no `uuid`). */
    detalleLiquidacion: build.query<LiquidacionDetalle, DetalleArg>({
      query: get('/liquidaciones/detalle'),
      transformResponse: readDetalle,
      // An opened record shows a colleague's changes from the first moment.
      keepUnusedDataFor: 0,
      providesTags: (detalle) => [
        ...(detalle?.uuid && !soloSensores(detalle) ? [] : [PREVIEWS]),
        detalleOf(detalle?.uuid),
        // A closing keeps it as it is.
        'cierres',
        'conductores',
        'buses',
      ],
    }),
  }),
})

/** The status after more changes than are told one by one. */
const TOO_MANY = 410

const cachedList = ({ getState }: BaseQueryApi): ListaLiquidaciones | undefined =>
  liquidacionesQueries.endpoints.tablaLiquidaciones.select()(getState() as RootState).data

/** Only for a list that is not there yet: one that is asked for again stays on screen meanwhile. */
function showFirst(api: BaseQueryApi, rows: ReceivedLiquidacion[], totals: TotalesLiquidaciones | null) {
  if (cachedList(api)) return
  const value = { filas: readRows(rows.slice(0, FIRST_ROWS)), totales: totals }
  api.dispatch(
    liquidacionesQueries.util.upsertQueryEntries([
      { endpointName: 'primerasLiquidaciones', arg: undefined, value },
    ]),
  )
}
