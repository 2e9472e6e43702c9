import type { AsistenciaFila, ReporteAsistenciaFila } from '../../contract/asistencias'
import type { Columna } from '../../ui/table/columns'

/** Section 9: attendance tables show more rows than the others. */
export const FILAS_POR_PAGINA = 30

/** Section 2, Asistencias (query). */
export const COLUMNAS: readonly Columna<AsistenciaFila>[] = [
  { campo: 'uuid', titulo: 'Identificador', oculta: true, filtrable: false, minWidth: 300 },
  { campo: 'fecha', titulo: 'Fecha', tipo: 'fecha' },
  { campo: 'bus', titulo: 'Bus', flex: 0.5, minWidth: 70 },
  { campo: 'conductorNombre', titulo: 'Conductor', flex: 1.4, minWidth: 150, envuelve: true },
  { campo: 'asistio', titulo: 'Asistió', tipo: 'booleano' },
  { campo: 'entregoAlDia', titulo: 'Entrego Al Día', tipo: 'booleano' },
  { campo: 'entregoPresencial', titulo: 'Entrego Presencial', tipo: 'booleano' },
  { campo: 'justificacion', titulo: 'Justificación', flex: 1.2, minWidth: 140, envuelve: true },
]

/** Section 2, Asistencias/reporte. Figures are days. */
export const COLUMNAS_REPORTE: readonly Columna<ReporteAsistenciaFila>[] = [
  { campo: 'conductorNombre', titulo: 'Conductor', flex: 1.6, minWidth: 160, envuelve: true },
  { campo: 'conductorDocumento', titulo: 'Documento Conductor', oculta: true },
  { campo: 'totalFaltas', titulo: 'Inasistencias', tipo: 'numero' },
  { campo: 'totalFaltasSinJustificacion', titulo: 'Faltas', tipo: 'numero' },
  { campo: 'totalAsistencias', titulo: 'Asistencias', tipo: 'numero', oculta: true },
  { campo: 'totalEntregasAlDia', titulo: 'Al Día', tipo: 'numero', oculta: true },
  { campo: 'totalNoEntregasAlDia', titulo: 'Incompletas', tipo: 'numero' },
  { campo: 'totalEntregasPresencial', titulo: 'Presencial', tipo: 'numero', oculta: true },
  { campo: 'totalNoEntregasPresencial', titulo: 'No Presenciales', tipo: 'numero' },
  { campo: 'totalDias', titulo: 'Días', tipo: 'numero' },
]
