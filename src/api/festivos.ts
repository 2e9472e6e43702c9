import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import type { Mensaje } from '../contract/errores'
import type { CuerpoFestivo, FestivoFila, FestivoPropuesto } from '../contract/festivos'
import { api } from './client/api'
import { act, create, get } from './client/calls'
import { errorMessage } from './client/errors'
import { newIdempotencyKey, type Keyed } from './client/idempotency'
import { declareNotices, SERVER_MESSAGE } from './client/notices'
import { onSuccess } from './client/onSuccess'
import { invalidates } from './client/tags'
import { today } from './client/today'

const PROPOSED = { type: 'festivos', id: 'PROPUESTOS' } as const

/** The coming holidays first, from the next one on, then the past ones, latest first. */
function nextFirst<Row extends { fecha: string }>(rows: readonly Row[]) {
  const day = today()
  const sorted = rows.toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1))
  const past = sorted.filter(({ fecha }) => fecha < day)
  return [...sorted.slice(past.length), ...past.reverse()]
}

const festivosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /festivos`. */
    festivos: build.query<FestivoFila[], void>({
      query: () => '/festivos',
      transformResponse: nextFirst<FestivoFila>,
      providesTags: ['festivos'],
    }),
    /** `POST /festivos`. Section 4 appends the new one, which a list that is asked for anew would have elsewhere: it is patched. */
    crearFestivo: build.mutation<FestivoFila, Keyed<CuerpoFestivo>>({
      query: create('/festivos'),
      onQueryStarted: (_body, { dispatch, queryFulfilled }) =>
        onSuccess(queryFulfilled, (festivo) => {
          if (isStored(festivo))
            dispatch(festivosApi.util.updateQueryData('festivos', undefined, (rows) => [...rows, festivo]))
        }),
      invalidatesTags: invalidates((festivo) => [isStored(festivo) ? PROPOSED : 'festivos']),
    }),
    /** `DELETE /festivos`. */
    eliminarFestivo: build.mutation<Mensaje, { uuid: string }>({
      query: act('DELETE', '/festivos'),
      invalidatesTags: invalidates(['festivos']),
    }),
    /** `GET /festivos/propuestas`: our own server's extra; another host refuses it, and then nothing is offered. */
    festivosPropuestos: build.query<FestivoPropuesto[], { anio: number }>({
      query: get('/festivos/propuestas'),
      transformResponse: nextFirst<FestivoPropuesto>,
      providesTags: [PROPOSED],
    }),
    /**
     * One `POST /festivos` after the other. A day that is registered already (409) is skipped; any other refusal ends it,
     * and says how many had been added.
     */
    agregarFestivos: build.mutation<Mensaje, { fechas: readonly string[] }>({
      queryFn: async ({ fechas }, _api, _extra, call) => {
        let added = 0
        for (const fecha of fechas) {
          const { error } = await call(create('/festivos')({ fecha, idempotencyKey: newIdempotencyKey() }))
          if (error && error.status !== CONFLICT) return { error: interrupted(added, error) }
          if (!error) added += 1
        }
        return { data: { mensaje: addedMessage(added) } }
      },
      // Some may have been added before the refusal.
      invalidatesTags: ['festivos', 'historial'],
    }),
  }),
})

/** Checks whether an answer holds the record: another host's may be empty. */
const isStored = (festivo: FestivoFila | null | undefined) => Boolean(festivo?.fecha)

const CONFLICT = 409

const addedMessage = (count: number) =>
  count === 1 ? 'Se agregó 1 festivo.' : `Se agregaron ${count} festivos.`

/** Why it stopped, after what had been done until then. */
const interrupted = (added: number, error: FetchBaseQueryError): FetchBaseQueryError => ({
  status: typeof error.status === 'number' ? error.status : 0,
  data: { mensaje: `${added > 0 ? `${addedMessage(added)} ` : ''}${errorMessage(error)}` },
})

declareNotices<typeof festivosApi.endpoints>({
  eliminarFestivo: { success: SERVER_MESSAGE, undo: true },
  agregarFestivos: { success: SERVER_MESSAGE },
})

export const {
  useFestivosQuery,
  useCrearFestivoMutation,
  useEliminarFestivoMutation,
  useFestivosPropuestosQuery,
  useAgregarFestivosMutation,
} = festivosApi
