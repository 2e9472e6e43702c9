import type { AsistenciaFila, AsistenciasActuales, ReporteAsistenciaFila } from '../contract/asistencias'
import { api } from './client/api'
import { get } from './client/calls'
import { isOwnServer } from './client/baseUrl'
import { currentRecord } from './client/staleRecord'
import type { InGrupo } from './client/idempotency'
import { FIGURES, invalidates, listOf } from './client/tags'

/** A row as a host may send it: fields without a value may be null or absent. */
type ReceivedAsistencia = Pick<AsistenciaFila, 'fecha' | 'conductorUuid' | 'conductorNombre'> & {
  [Field in keyof AsistenciaFila]?: AsistenciaFila[Field] | null
}

/** A row to save. `sinTocar` marks a row that the person has not changed, for our own server alone. */
export type AsistenciaEnviada = AsistenciaFila & { sinTocar?: true }

/** Exactly the fields of section 3 and what our own server adds, because the same row is sent back. */
const readRows = (rows: readonly ReceivedAsistencia[]): AsistenciaFila[] =>
  rows.map((row) => ({
    uuid: row.uuid ?? null,
    fecha: row.fecha,
    conductorUuid: row.conductorUuid,
    conductorNombre: row.conductorNombre,
    bus: row.bus ?? '',
    justificacion: row.justificacion ?? '',
    asistio: row.asistio ?? false,
    entregoAlDia: row.entregoAlDia ?? false,
    entregoPresencial: row.entregoPresencial ?? false,
    version: row.version,
    ...(isOwnServer() && { conductorDocumento: row.conductorDocumento }),
  }))

/** Every row of a save as it is stored now, if the save's 409 says that some rows came too late and the others are stored. */
export function storedInPart(error: unknown): AsistenciaFila[] | null {
  const actual = currentRecord(error) as AsistenciasActuales | undefined
  return actual ? readRows(actual.asistencias) : null
}

/** The attendance that is stored, as lists and reports show it. */
const STORED = listOf('asistencias')
const SHOWN = [STORED, FIGURES, 'conductores'] as const

/** The attendance that is proposed for a day: of each active driver, with the bus of the day's settlement or else the driver's. */
const PROPOSALS = [
  { type: 'asistencias', id: 'PROPUESTAS' },
  FIGURES,
  listOf('conductores'),
  listOf('buses'),
] as const

const MARKS = [
  'conductorUuid',
  'bus',
  'justificacion',
  'asistio',
  'entregoAlDia',
  'entregoPresencial',
] as const
const areSame = (rows: readonly AsistenciaFila[], sent: readonly AsistenciaFila[]) =>
  rows.length === sent.length &&
  rows.every((row, at) => MARKS.every((field) => row[field] === sent[at]?.[field]))

export const asistenciasApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /asistencias/mes`. */
    asistenciasDelMes: build.query<AsistenciaFila[], { mes: number }>({
      query: get('/asistencias/mes'),
      transformResponse: readRows,
      providesTags: SHOWN,
    }),
    /** `GET /asistencias/fecha`; with `crear`, a row for every active driver, stored or proposed. */
    asistenciasDelDia: build.query<AsistenciaFila[], { fecha: string; crear: boolean }>({
      query: get('/asistencias/fecha'),
      transformResponse: readRows,
      providesTags: (_rows, _error, { crear }) => (crear ? PROPOSALS : SHOWN),
    }),
    /** `GET /asistencias/reporte/mes`. */
    reporteAsistencias: build.query<ReporteAsistenciaFila[], { mes: number }>({
      query: get('/asistencias/reporte/mes'),
      providesTags: SHOWN,
    }),
    /** `POST /asistencias`: saves the rows of a day; they take the place of that day's proposals. */
    guardarAsistencias: build.mutation<AsistenciaFila[], InGrupo<{ asistencias: AsistenciaEnviada[] }>>({
      queryFn: async ({ asistencias: body, grupo }, _api, _extra, call) => {
        const { data, error, meta } = await call({ url: '/asistencias', method: 'POST', body, grupo })
        if (error) return { error, meta }
        // Another host may say nothing of the rows: the sheet does.
        const [first] = Array.isArray(data) && data.length > 0 ? [] : body
        const params = { fecha: first?.fecha, crear: true }
        const sheet = first ? await call({ url: '/asistencias/fecha', params }) : { data }
        if (sheet.error) return { error: sheet.error, meta }
        return { data: readRows(sheet.data as ReceivedAsistencia[]), meta }
      },
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const stored = await queryFulfilled.then(
          ({ data }) => data,
          ({ error }: { error: unknown }) => storedInPart(error),
        )
        for (const fecha of new Set(stored?.map((row) => row.fecha))) dispatch(withSaved(fecha, stored ?? []))
      },
      // Our own server's answer says whether the sheet is as it was sent.
      invalidatesTags: invalidates((rows, { asistencias }) => [
        isOwnServer() && rows && areSame(rows, asistencias) ? STORED : 'asistencias',
      ]),
    }),
  }),
})

function withSaved(fecha: string, saved: readonly AsistenciaFila[]) {
  const byConductor = new Map(
    saved.filter((row) => row.fecha === fecha).map((row) => [row.conductorUuid, row]),
  )
  return asistenciasApi.util.updateQueryData('asistenciasDelDia', { fecha, crear: true }, (rows) =>
    rows.map((row) => byConductor.get(row.conductorUuid) ?? row),
  )
}

export const {
  useAsistenciasDelMesQuery,
  useAsistenciasDelDiaQuery,
  useReporteAsistenciasQuery,
  useGuardarAsistenciasMutation,
} = asistenciasApi
