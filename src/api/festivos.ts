import type { Mensaje } from '../contract/errores'
import type { CuerpoFestivo, FestivoFila, FestivoPropuesto } from '../contract/festivos'
import type { ParteGuardada } from '../contract/importaciones'
import { api } from './client/api'
import { act, create, get } from './client/calls'
import type { Keyed } from './client/idempotency'
import { declareNotices, SERVER_MESSAGE } from './client/notices'
import { onSuccess } from './client/onSuccess'
import { invalidates } from './client/tags'

const PROPOSED = { type: 'festivos', id: 'PROPUESTOS' } as const

const festivosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /festivos`. */
    festivos: build.query<FestivoFila[], void>({
      query: () => '/festivos',
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
      providesTags: [PROPOSED],
    }),
    /** `POST /importaciones/festivos`, of our own server alone: those that a year lacks, all or none, as one action. */
    agregarFestivos: build.mutation<ParteGuardada, Keyed<{ anio: number; fechas: readonly string[] }>>({
      query: ({ anio, fechas, idempotencyKey }) =>
        create('/importaciones/festivos')({
          idempotencyKey,
          grupo: idempotencyKey,
          archivo: `los festivos propuestos de ${anio}`,
          total: fechas.length,
          filas: fechas.map((fecha) => ({ accion: 'crear', datos: { fecha } })),
        }),
      // A refusal shows that some are there already.
      invalidatesTags: ['festivos', 'historial'],
    }),
  }),
})

/** Checks whether an answer holds the record: another host's may be empty. */
const isStored = (festivo: FestivoFila | null | undefined) => Boolean(festivo?.fecha)

declareNotices<typeof festivosApi.endpoints>({
  eliminarFestivo: { success: SERVER_MESSAGE, undo: true },
  agregarFestivos: { success: ({ guardadas }) => `Festivos agregados: ${guardadas}.`, undo: true },
})

export const {
  useFestivosQuery,
  useCrearFestivoMutation,
  useEliminarFestivoMutation,
  useFestivosPropuestosQuery,
  useAgregarFestivosMutation,
} = festivosApi
