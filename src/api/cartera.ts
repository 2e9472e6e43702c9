import type { AbonoFila, CuerpoAbono, TablaAbonos } from '../contract/abonos'
import type { Cuentas } from '../contract/cartera'
import type { CuerpoDeuda, DeudaFila, TablaDeudas } from '../contract/deudas'
import type { Mensaje } from '../contract/errores'
import { api } from './client/api'
import { create, get } from './client/calls'
import type { Keyed } from './client/idempotency'
import { declareNotices, SERVER_MESSAGE } from './client/notices'
import { onSuccess } from './client/onSuccess'
import type { RootState } from './client/rootReducer'
import { detalleOf, invalidates, OF_LIQUIDACIONES } from './client/tags'

type Libro = 'deudas' | 'abonos'

/** The debts, with the balance that repayments leave. */
const DEUDAS = ['deudas', 'abonos', ...OF_LIQUIDACIONES] as const
const ABONOS = ['abonos', ...OF_LIQUIDACIONES] as const

/** The table without a row: every total falls by its value. */
function without<Tabla extends object>(table: Tabla, libro: Libro, uuid: string) {
  const { [libro]: rows = [], ...totals } = table as Partial<Record<Libro, DeudaFila[]>>
  const gone = rows.find((row) => row.uuid === uuid)
  if (!gone) return table
  const fallen = Object.entries(totals as Record<string, number>).map(
    ([name, total]) => [name, total - gone.valor] as const,
  )
  return { ...table, ...Object.fromEntries(fallen), [libro]: rows.filter((row) => row !== gone) }
}

export const carteraApi = api.injectEndpoints({
  endpoints: (build) => {
    /** The row goes and the totals fall by its value until the server's arrive. */
    const eliminar = (libro: Libro) =>
      build.mutation<Mensaje, Pick<DeudaFila, 'uuid' | 'liquidacionUuid'>>({
        query: ({ uuid }) => ({ url: `/${libro}/eliminar/${encodeURIComponent(uuid)}`, method: 'DELETE' }),
        onQueryStarted: ({ uuid }, { dispatch, getState, queryFulfilled }) =>
          onSuccess(queryFulfilled, () => {
            const { updateQueryData, selectCachedArgsForQuery } = carteraApi.util
            for (const name of [libro, `${libro}DeConductor`] as 'deudas'[])
              for (const arg of selectCachedArgsForQuery(getState() as RootState, name))
                dispatch(updateQueryData(name, arg, (table) => without(table, libro, uuid)))
          }),
        invalidatesTags: invalidates((_mensaje, { liquidacionUuid }) => [libro, detalleOf(liquidacionUuid)]),
      })
    return {
      /** `GET /deudas`. */
      deudas: build.query<TablaDeudas, void>({
        query: () => '/deudas',
        providesTags: DEUDAS,
      }),
      /** `GET /deudas/conductor`: the same table for one driver. */
      deudasDeConductor: build.query<TablaDeudas, { documento: string }>({
        query: get('/deudas/conductor'),
        providesTags: DEUDAS,
      }),
      /** `GET /deudas/conductores`, of our own server alone: what each driver owes. */
      cuentas: build.query<Cuentas, void>({
        query: () => '/deudas/conductores',
        providesTags: DEUDAS,
      }),
      /** `POST /deudas`: creates, or edits when the body carries a uuid. */
      guardarDeuda: build.mutation<DeudaFila, Keyed<CuerpoDeuda>>({
        query: create('/deudas'),
        invalidatesTags: invalidates((row) => ['deudas', detalleOf(row?.liquidacionUuid)]),
      }),
      /** `DELETE /deudas/eliminar/{uuid}`. */
      eliminarDeuda: eliminar('deudas'),
      /** `GET /abonos`. */
      abonos: build.query<TablaAbonos, void>({
        query: () => '/abonos',
        providesTags: ABONOS,
      }),
      /** `GET /abonos/conductor`: the same table for one driver. */
      abonosDeConductor: build.query<TablaAbonos, { documento: string }>({
        query: get('/abonos/conductor'),
        providesTags: ABONOS,
      }),
      /** `POST /abonos`. */
      crearAbono: build.mutation<AbonoFila, Keyed<CuerpoAbono>>({
        query: create('/abonos'),
        invalidatesTags: invalidates(['abonos']),
      }),
      /** `PUT /abonos`: the same body with its `uuid`. Section 7 does not show its answer: any will do. */
      editarAbono: build.mutation<unknown, CuerpoAbono>({
        query: (body) => ({ url: '/abonos', method: 'PUT', body, responseHandler: 'content-type' }),
        invalidatesTags: invalidates((row) => [
          'abonos',
          detalleOf((row as Partial<AbonoFila> | null | undefined)?.liquidacionUuid),
        ]),
      }),
      /** `DELETE /abonos/eliminar/{uuid}`. */
      eliminarAbono: eliminar('abonos'),
    }
  },
})

declareNotices<typeof carteraApi.endpoints>({
  eliminarDeuda: { success: SERVER_MESSAGE, undo: true },
  eliminarAbono: { success: SERVER_MESSAGE, undo: true },
})

export const {
  useDeudasQuery,
  useDeudasDeConductorQuery,
  useCuentasQuery,
  useGuardarDeudaMutation,
  useEliminarDeudaMutation,
  useAbonosQuery,
  useAbonosDeConductorQuery,
  useCrearAbonoMutation,
  useEditarAbonoMutation,
  useEliminarAbonoMutation,
} = carteraApi
