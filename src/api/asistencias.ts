import type { AsistenciaFila, AsistenciasActuales, ReporteAsistenciaFila } from '../contract/asistencias'
import { api } from './api'
import { currentRecord } from './errores'

/** A row as some host sends it: what nobody has written yet may be null or left out. */
type AsistenciaRecibida = Pick<AsistenciaFila, 'fecha' | 'conductorUuid' | 'conductorNombre'> & {
  [Campo in keyof AsistenciaFila]?: AsistenciaFila[Campo] | null
}

/** A row to be saved; `sinTocar` where the person has changed nothing in it, which is said to our own server alone. */
export type AsistenciaEnviada = AsistenciaFila & { sinTocar?: true }

/** The fields of section 3, all of them and no others but the version: what is read is what is sent back. */
const leerFilas = (filas: readonly AsistenciaRecibida[]): AsistenciaFila[] =>
  filas.map((fila) => ({
    uuid: fila.uuid ?? null,
    fecha: fila.fecha,
    conductorUuid: fila.conductorUuid,
    conductorNombre: fila.conductorNombre,
    bus: fila.bus ?? '',
    justificacion: fila.justificacion ?? '',
    asistio: fila.asistio ?? false,
    entregoAlDia: fila.entregoAlDia ?? false,
    entregoPresencial: fila.entregoPresencial ?? false,
    version: fila.version,
  }))

/** All the rows that were sent, as they are now, where some of them came too late and the others are stored. */
export function storedInPart(error: unknown): AsistenciaFila[] | null {
  const actual = currentRecord(error) as AsistenciasActuales | undefined
  return actual ? leerFilas(actual.asistencias) : null
}

export const asistenciasApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /asistencias/mes`. */
    asistenciasDelMes: build.query<AsistenciaFila[], { mes: number }>({
      query: (params) => ({ url: '/asistencias/mes', params }),
      transformResponse: leerFilas,
      providesTags: ['Asistencia'],
    }),
    /** `GET /asistencias/fecha`; with `crear`, a row for every active driver, stored or proposed. */
    asistenciasDelDia: build.query<AsistenciaFila[], { fecha: string; crear: boolean }>({
      query: (params) => ({ url: '/asistencias/fecha', params }),
      transformResponse: leerFilas,
      providesTags: (_filas, _error, { crear }) =>
        crear ? [{ type: 'Asistencia', id: 'PROPUESTAS' }] : ['Asistencia'],
    }),
    /** `GET /asistencias/reporte/mes`. */
    reporteAsistencias: build.query<ReporteAsistenciaFila[], { mes: number }>({
      query: (params) => ({ url: '/asistencias/reporte/mes', params }),
      providesTags: ['Asistencia'],
    }),
    /** `POST /asistencias`: saves the rows of a day; they take the place of that day's proposals. */
    guardarAsistencias: build.mutation<AsistenciaFila[], AsistenciaEnviada[]>({
      query: (body) => ({ url: '/asistencias', method: 'POST', body }),
      transformResponse: leerFilas,
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const ahora = await queryFulfilled.then(
          ({ data }) => data,
          ({ error }: { error: unknown }) => storedInPart(error),
        )
        for (const fecha of new Set(ahora?.map((fila) => fila.fecha)))
          dispatch(conGuardadas(fecha, ahora ?? []))
      },
      invalidatesTags: (_filas, error) => (error && !storedInPart(error) ? [] : ['Asistencia']),
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
