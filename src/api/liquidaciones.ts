import type {
  CuerpoLiquidacion,
  FilaSensor,
  LiquidacionDetalle,
  LiquidacionExportada,
  LiquidacionFila,
} from '../contract/liquidaciones'
import type { Mensaje } from '../contract/errores'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { api, consultaLeyendo } from './api'
import { RUTA_DEL_INICIO } from './earlyCall'
import { leerDetalle, leerFila, type LiquidacionRecibida } from './liquidacionNames'
import { conFila, conFilasAlFinal, enSuLugar, listaCongelada, sinFila } from './lists'
import { leerLista } from './rowStream'
import { declararAvisos, MENSAJE_DEL_SERVIDOR } from './notices'
import { sinNulos } from './params'
import { siCambio, trasExito } from './queryOutcome'
import type { AppDispatch, RootState } from './rootReducer'

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

const LISTA = { type: 'Liquidacion', id: 'LISTA' } as const
// What else shows a settlement's figures, its expenses and its linked debt and repayment.
const DERIVADOS = ['Salario', 'Gasto', 'Deuda', 'Abono', 'Asistencia'] as const

const laDe = (uuid: string | null | undefined) => ({ type: 'Liquidacion', id: uuid ?? 'NUEVA' }) as const

const leerFilas = (filas: LiquidacionRecibida[]) => listaCongelada(filas.map(leerFila))

/** The settlements' rows of section 7. */
export const liquidacionesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * `GET /liquidaciones/table`: the whole list, most recently entered first. Until it is here, the first rows of it are
     * `primerasLiquidaciones`.
     */
    tablaLiquidaciones: build.query<LiquidacionFila[], void>({
      queryFn: (_nada, api) =>
        consultaLeyendo(RUTA_DEL_INICIO, api, async (respuesta) =>
          leerFilas(await leerLista<LiquidacionRecibida>(respuesta, (filas) => mostrarPrimeras(api, filas))),
        ),
      structuralSharing: false,
      providesTags: [LISTA],
    }),
    /** What has come first of the whole list while the rest is on its way; nothing else asks for it. */
    primerasLiquidaciones: build.query<LiquidacionFila[], void>({
      queryFn: () => ({ data: [] }),
      structuralSharing: false,
    }),
    /** `GET /liquidaciones/v2/table`: what a search finds. */
    buscarLiquidaciones: build.query<LiquidacionFila[], FiltroLiquidaciones>({
      query: (filtro) => ({ url: '/liquidaciones/v2/table', params: sinNulos(filtro) }),
      transformResponse: leerFilas,
      structuralSharing: false,
      providesTags: [LISTA],
    }),
    /**
     * `GET /liquidaciones/exportacion`, of our own server alone: what Exportar adds to the rows of a search, or of all. A
     * mutation, as every download: its failure toasts, and nothing of it is kept.
     */
    exportarLiquidaciones: build.mutation<LiquidacionExportada[], FiltroLiquidaciones | null>({
      query: (filtro) => ({ url: '/liquidaciones/exportacion', params: sinNulos(filtro ?? {}) }),
    }),
    /** `GET /liquidaciones/detalle`: the record, or the preview of one that does not exist yet (no `uuid`). */
    detalleLiquidacion: build.query<LiquidacionDetalle, DetalleArg>({
      query: (params) => ({ url: '/liquidaciones/detalle', params }),
      transformResponse: leerDetalle,
      // Whoever opens a record is to see what a colleague has made of it since, from the first moment.
      keepUnusedDataFor: 0,
      providesTags: (detalle) => [laDe(detalle?.uuid)],
    }),
    /** `POST /liquidaciones`: created on top of the list, or in place of its uuid. */
    crearLiquidacion: build.mutation<LiquidacionFila, CuerpoLiquidacion>({
      query: (body) => ({ url: '/liquidaciones', method: 'POST', body }),
      transformResponse: leerFila,
      onQueryStarted: (_body, llamada) =>
        trasExito(llamada.queryFulfilled, (fila) => enTabla(llamada, (filas) => conFila(filas, fila))),
      invalidatesTags: (fila, error, { uuid }) =>
        siCambio(error, [LISTA, ...DERIVADOS, laDe(fila?.uuid ?? uuid)]),
    }),
    /** `PUT /liquidaciones/liquidar`: the edited item takes its place in every list that shows it. */
    liquidar: build.mutation<LiquidacionFila, CuerpoLiquidacion>({
      query: (body) => ({ url: '/liquidaciones/liquidar', method: 'PUT', body }),
      transformResponse: leerFila,
      onQueryStarted: (_body, llamada) =>
        trasExito(llamada.queryFulfilled, (fila) => {
          enTodasLasListas(llamada, (filas) => enSuLugar(filas, fila))
        }),
      invalidatesTags: (_fila, error, { uuid }) => siCambio(error, [LISTA, ...DERIVADOS, laDe(uuid)]),
    }),
    /** `POST /liquidaciones/sensores`: the returned items are appended. */
    ingresarSensores: build.mutation<LiquidacionFila[], FilaSensor[]>({
      query: (body) => ({ url: '/liquidaciones/sensores', method: 'POST', body }),
      transformResponse: leerFilas,
      onQueryStarted: (_body, llamada) =>
        trasExito(llamada.queryFulfilled, (nuevas) =>
          enTabla(llamada, (filas) => conFilasAlFinal(filas, nuevas)),
        ),
      invalidatesTags: (_filas, error) => siCambio(error, ['Liquidacion', ...DERIVADOS]),
    }),
    /** `DELETE /liquidaciones`: the row goes from every list that shows it. */
    eliminarLiquidacion: build.mutation<Mensaje, { uuid: string }>({
      query: (params) => ({ url: '/liquidaciones', method: 'DELETE', params }),
      onQueryStarted: ({ uuid }, llamada) =>
        trasExito(llamada.queryFulfilled, () => enTodasLasListas(llamada, (filas) => sinFila(filas, uuid))),
      invalidatesTags: (_mensaje, error) => siCambio(error, [LISTA, ...DERIVADOS]),
    }),
  }),
})

/** What the browser knows of the settlements without asking: the whole list, or else what its searches have found. */
export function liquidacionesConocidas(estado: RootState): readonly LiquidacionFila[] {
  const { endpoints, util } = liquidacionesApi
  const todas = endpoints.tablaLiquidaciones.select()(estado).data
  return (
    todas ??
    util
      .selectCachedArgsForQuery(estado, 'buscarLiquidaciones')
      .flatMap((arg) => endpoints.buscarLiquidaciones.select(arg)(estado).data ?? [])
  )
}

/** As many as the first page of the list shows. */
const PRIMERAS = 10

/** Only for a list that is not there yet: one that is asked for again stays on screen meanwhile. */
function mostrarPrimeras(
  { dispatch, getState }: Pick<BaseQueryApi, 'dispatch' | 'getState'>,
  filas: LiquidacionRecibida[],
) {
  const { data } = liquidacionesApi.endpoints.tablaLiquidaciones.select()(getState() as RootState)
  if (data) return
  dispatch(
    liquidacionesApi.util.upsertQueryEntries([
      { endpointName: 'primerasLiquidaciones', arg: undefined, value: leerFilas(filas.slice(0, PRIMERAS)) },
    ]),
  )
}

type Cambio = (filas: readonly LiquidacionFila[]) => LiquidacionFila[]
/** What a started call gives to change the cache with. */
interface Llamada {
  dispatch: AppDispatch
  getState: () => unknown
}

/*
 * A changed list is put in the place of the former one, frozen as it is. `updateQueryData` would hand out a stand-in for each
 * row, and clone and freeze every one of them: with ten years of settlements, seconds for one that was created.
 */

/** Changes the whole list, where somebody has asked for it. */
function enTabla({ dispatch, getState }: Llamada, cambiar: Cambio): void {
  const { endpoints, util } = liquidacionesApi
  const filas = endpoints.tablaLiquidaciones.select()(getState() as RootState).data
  if (!filas) return
  dispatch(
    util.upsertQueryEntries([{ endpointName: 'tablaLiquidaciones', arg: undefined, value: cambiar(filas) }]),
  )
}

/** Changes the whole list and the list of every search. */
function enTodasLasListas(llamada: Llamada, cambiar: Cambio): void {
  enTabla(llamada, cambiar)
  const { endpoints, util } = liquidacionesApi
  const estado = llamada.getState() as RootState
  for (const arg of util.selectCachedArgsForQuery(estado, 'buscarLiquidaciones')) {
    const filas = endpoints.buscarLiquidaciones.select(arg)(estado).data
    if (!filas) continue
    llamada.dispatch(
      util.upsertQueryEntries([{ endpointName: 'buscarLiquidaciones', arg, value: cambiar(filas) }]),
    )
  }
}

const busDe = (fila: unknown) => {
  const { busNumero } = fila as Partial<LiquidacionFila>
  return busNumero ? `Bus ${busNumero}` : undefined
}

declararAvisos({
  crearLiquidacion: { exito: 'Creado exitosamente', subject: busDe },
  liquidar: { exito: 'Creado exitosamente', subject: busDe },
  ingresarSensores: { exito: 'Sensores ingresados' },
  eliminarLiquidacion: { exito: MENSAJE_DEL_SERVIDOR },
})

export const {
  useTablaLiquidacionesQuery,
  useBuscarLiquidacionesQuery,
  useDetalleLiquidacionQuery,
  useLazyDetalleLiquidacionQuery,
  useCrearLiquidacionMutation,
  useLiquidarMutation,
  useIngresarSensoresMutation,
  useExportarLiquidacionesMutation,
  useEliminarLiquidacionMutation,
} = liquidacionesApi
