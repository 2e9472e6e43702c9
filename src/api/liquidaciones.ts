import type {
  CuerpoLiquidacion,
  FilaSensor,
  LiquidacionDetalle,
  LiquidacionFila,
} from '../contract/liquidaciones'
import type { Mensaje } from '../contract/errores'
import { api } from './api'
import { leerDetalle, leerFila, type LiquidacionRecibida } from './liquidacionNames'
import { conFila, conFilasAlFinal, listaCongelada, sinFila } from './lists'
import { declararAvisos, MENSAJE_DEL_SERVIDOR } from './notices'
import { sinNulos } from './params'
import { trasExito } from './queryOutcome'
import type { RootState } from './rootReducer'

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

const leerFilas = (filas: LiquidacionRecibida[]) => listaCongelada(filas.map(leerFila))

const liquidacionesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /liquidaciones/table`: the whole list, most recently entered first. */
    tablaLiquidaciones: build.query<LiquidacionFila[], void>({
      query: () => ({ url: '/liquidaciones/table' }),
      transformResponse: leerFilas,
      structuralSharing: false,
      providesTags: [LISTA],
    }),
    /** `GET /liquidaciones/v2/table`: what a search finds. */
    buscarLiquidaciones: build.query<LiquidacionFila[], FiltroLiquidaciones>({
      query: (filtro) => ({ url: '/liquidaciones/v2/table', params: sinNulos(filtro) }),
      transformResponse: leerFilas,
      structuralSharing: false,
      providesTags: [LISTA],
    }),
    /** `GET /liquidaciones/detalle`: the record, or the preview of one that does not exist yet (no `uuid`). */
    detalleLiquidacion: build.query<LiquidacionDetalle, DetalleArg>({
      query: (params) => ({ url: '/liquidaciones/detalle', params }),
      transformResponse: leerDetalle,
      // Whoever opens a record is to see what a colleague has made of it since, from the first moment.
      keepUnusedDataFor: 0,
      providesTags: (detalle) => [{ type: 'Liquidacion', id: detalle?.uuid ?? 'NUEVA' }],
    }),
    /** `POST /liquidaciones`: created on top of the list, or in place of its uuid. */
    crearLiquidacion: build.mutation<LiquidacionFila, CuerpoLiquidacion>({
      query: (body) => ({ url: '/liquidaciones', method: 'POST', body }),
      transformResponse: leerFila,
      onQueryStarted: (_body, { dispatch, queryFulfilled }) =>
        trasExito(queryFulfilled, (fila) => {
          dispatch(enTabla((filas) => conFila(filas, fila)))
        }),
      invalidatesTags: (fila) => [LISTA, ...DERIVADOS, { type: 'Liquidacion', id: fila?.uuid ?? 'NUEVA' }],
    }),
    /** `PUT /liquidaciones/liquidar`: the edited item takes its place in every list that shows it. */
    liquidar: build.mutation<LiquidacionFila, CuerpoLiquidacion>({
      query: (body) => ({ url: '/liquidaciones/liquidar', method: 'PUT', body }),
      transformResponse: leerFila,
      onQueryStarted: (_body, llamada) =>
        trasExito(llamada.queryFulfilled, (fila) => {
          enTodasLasListas(llamada.dispatch, llamada.getState() as RootState, (filas) =>
            filas.some(({ uuid }) => uuid === fila.uuid) ? conFila(filas, fila) : filas,
          )
        }),
      invalidatesTags: (_fila, _error, { uuid }) => [
        LISTA,
        ...DERIVADOS,
        { type: 'Liquidacion', id: uuid ?? 'NUEVA' },
      ],
    }),
    /** `POST /liquidaciones/sensores`: the returned items are appended. */
    ingresarSensores: build.mutation<LiquidacionFila[], FilaSensor[]>({
      query: (body) => ({ url: '/liquidaciones/sensores', method: 'POST', body }),
      transformResponse: leerFilas,
      onQueryStarted: (_body, { dispatch, queryFulfilled }) =>
        trasExito(queryFulfilled, (nuevas) => {
          dispatch(enTabla((filas) => conFilasAlFinal(filas, nuevas)))
        }),
      invalidatesTags: ['Liquidacion', ...DERIVADOS],
    }),
    /** `DELETE /liquidaciones`: the row goes from every list that shows it. */
    eliminarLiquidacion: build.mutation<Mensaje, { uuid: string }>({
      query: (params) => ({ url: '/liquidaciones', method: 'DELETE', params }),
      onQueryStarted: ({ uuid }, llamada) =>
        trasExito(llamada.queryFulfilled, () => {
          enTodasLasListas(llamada.dispatch, llamada.getState() as RootState, (filas) => sinFila(filas, uuid))
        }),
      invalidatesTags: [LISTA, ...DERIVADOS],
    }),
  }),
})

const enTabla = (cambiar: (filas: LiquidacionFila[]) => LiquidacionFila[]) =>
  liquidacionesApi.util.updateQueryData('tablaLiquidaciones', undefined, cambiar)

function enTodasLasListas(
  dispatch: (cambio: ReturnType<typeof enTabla>) => unknown,
  estado: RootState,
  cambiar: (filas: LiquidacionFila[]) => LiquidacionFila[],
): void {
  dispatch(enTabla(cambiar))
  for (const filtro of liquidacionesApi.util.selectCachedArgsForQuery(estado, 'buscarLiquidaciones')) {
    dispatch(liquidacionesApi.util.updateQueryData('buscarLiquidaciones', filtro, cambiar))
  }
}

declararAvisos({
  crearLiquidacion: { exito: 'Creado exitosamente' },
  liquidar: { exito: 'Creado exitosamente' },
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
  useEliminarLiquidacionMutation,
} = liquidacionesApi
