import type { AsistenciaFila, CuerpoAsistencia, ReporteAsistenciaFila } from '../contract/asistencias'
import { api } from './api'
import { trasExito } from './queryOutcome'

const asistenciasApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /asistencias/mes`. */
    asistenciasDelMes: build.query<AsistenciaFila[], { mes: number }>({
      query: (params) => ({ url: '/asistencias/mes', params }),
      providesTags: ['Asistencia'],
    }),
    /** `GET /asistencias/fecha`; with `crear`, a row for every active driver, stored or proposed. */
    asistenciasDelDia: build.query<AsistenciaFila[], { fecha: string; crear: boolean }>({
      query: (params) => ({ url: '/asistencias/fecha', params }),
      providesTags: (_filas, _error, { crear }) =>
        crear ? [{ type: 'Asistencia', id: 'PROPUESTAS' }] : ['Asistencia'],
    }),
    /** `GET /asistencias/reporte/mes`. */
    reporteAsistencias: build.query<ReporteAsistenciaFila[], { mes: number }>({
      query: (params) => ({ url: '/asistencias/reporte/mes', params }),
      providesTags: ['Asistencia'],
    }),
    /** `POST /asistencias`: saves the rows of a day, all or nothing; they take the place of that day's proposals. */
    guardarAsistencias: build.mutation<AsistenciaFila[], CuerpoAsistencia[]>({
      query: (body) => ({ url: '/asistencias', method: 'POST', body }),
      onQueryStarted: (_body, { dispatch, queryFulfilled }) =>
        trasExito(queryFulfilled, (guardadas) => {
          for (const fecha of new Set(guardadas.map((fila) => fila.fecha)))
            dispatch(conGuardadas(fecha, guardadas))
        }),
      invalidatesTags: (_filas, error) => (error ? [] : ['Asistencia']),
    }),
  }),
})

function conGuardadas(fecha: string, guardadas: readonly AsistenciaFila[]) {
  const porConductor = new Map(
    guardadas.filter((fila) => fila.fecha === fecha).map((fila) => [fila.conductorUuid, fila]),
  )
  return asistenciasApi.util.updateQueryData('asistenciasDelDia', { fecha, crear: true }, (filas) =>
    filas.map((fila) => porConductor.get(fila.conductorUuid) ?? fila),
  )
}

export const {
  useAsistenciasDelMesQuery,
  useAsistenciasDelDiaQuery,
  useReporteAsistenciasQuery,
  useGuardarAsistenciasMutation,
} = asistenciasApi
