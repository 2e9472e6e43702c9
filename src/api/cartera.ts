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
import { invalidates, shownBy } from './client/tags'

type Libro = 'deudas' | 'abonos'

/** The table without a row: every total falls by its value. */
function without<Tabla extends object>(table: Tabla, libro: Libro, uuid: string): Tabla {
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
        invalidatesTags: invalidates((_mensaje, { liquidacionUuid }) => shownBy(libro, liquidacionUuid)),
      })
    return {
      /** `GET /deudas`. */
      deudas: build.query<TablaDeudas, void>({
        query: () => '/deudas',
        providesTags: ['Deuda'],
      }),
      /** `GET /deudas/conductor`: the same table for one driver. */
      deudasDeConductor: build.query<TablaDeudas, { documento: string }>({
        query: get('/deudas/conductor'),
        providesTags: ['Deuda'],
      }),
      /** `GET /deudas/conductores`, of our own server alone: what each driver owes. */
      cuentas: build.query<Cuentas, void>({
        query: () => '/deudas/conductores',
        providesTags: ['Deuda'],
      }),
      /** `POST /deudas`: creates, or edits when the body carries a uuid. */
      guardarDeuda: build.mutation<DeudaFila, Keyed<CuerpoDeuda>>({
        query: create('/deudas'),
        invalidatesTags: invalidates((row) => shownBy('deudas', row?.liquidacionUuid)),
      }),
      /** `DELETE /deudas/eliminar/{uuid}`. */
      eliminarDeuda: eliminar('deudas'),
      /** `GET /abonos`. */
      abonos: build.query<TablaAbonos, void>({
        query: () => '/abonos',
        providesTags: ['Abono'],
      }),
      /** `GET /abonos/conductor`: the same table for one driver. */
      abonosDeConductor: build.query<TablaAbonos, { documento: string }>({
        query: get('/abonos/conductor'),
        providesTags: ['Abono'],
      }),
      /** `POST /abonos`. */
      crearAbono: build.mutation<AbonoFila, Keyed<CuerpoAbono>>({
        query: create('/abonos'),
        invalidatesTags: invalidates(shownBy('abonos')),
      }),
      /** `PUT /abonos`: the same body with its `uuid`. Section 7 does not show its answer: any will do. */
      editarAbono: build.mutation<unknown, CuerpoAbono>({
        query: (body) => ({ url: '/abonos', method: 'PUT', body, responseHandler: 'content-type' }),
        invalidatesTags: invalidates((row) =>
          shownBy('abonos', (row as Partial<AbonoFila> | null | undefined)?.liquidacionUuid),
        ),
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
