import type { AsistenciaFila, CuerpoAsistencia, ReporteAsistenciaFila } from '../contract/asistencias'
import { api } from './api'

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
    /** `POST /asistencias`: saves the rows of a day, all or nothing. */
    guardarAsistencias: build.mutation<AsistenciaFila[], CuerpoAsistencia[]>({
      query: (body) => ({ url: '/asistencias', method: 'POST', body }),
      invalidatesTags: ['Asistencia'],
    }),
  }),
})

export const {
  useAsistenciasDelMesQuery,
  useAsistenciasDelDiaQuery,
  useReporteAsistenciasQuery,
  useGuardarAsistenciasMutation,
} = asistenciasApi
