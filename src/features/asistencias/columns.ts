import { isOwnServer } from '../../api/client/baseUrl'
import { today } from '../../api/client/today'
import { MESES } from '../../contract/catalogos'
import { anioDelUltimoMes } from '../../contract/fechas'
import type { AsistenciaFila, ReporteAsistenciaFila } from '../../contract/asistencias'
import { ASISTENCIAS } from '../../records/nouns/asistencias'
import { columnsOf } from '../../records/nouns/noun'
import type { Column } from '../../ui/tableState/columns'
import { busAddress, CONDUCTOR_COLUMN, IDENTIFICADOR_COLUMN } from '../../ui/tableState/links'

/** Section 9: attendance tables show more rows than the others. */
export const ROWS_PER_PAGE = 30

/**
 * 'noviembre de 2026'. The call names only the month; our own server answers the last such month. Another host's year is
 * unknown, so it is left out.
 */
export function monthAsked(month: string) {
  const nombre = MESES.find(({ valor: value }) => String(value) === month)?.nombre ?? ''
  return isOwnServer() ? `${nombre} de ${anioDelUltimoMes(Number(month), today())}` : nombre
}

/** Stored rows, of which a host may give no identifier: then they are told apart by their day and driver. */
export const withRowIds = (rows: readonly AsistenciaFila[] | undefined) =>
  rows && rows.map((row) => ({ ...row, uuid: row.uuid ?? `${row.fecha} ${row.conductorUuid}` }))

/** Section 2, Asistencias (query). */
export const COLUMNS: readonly Column<AsistenciaFila>[] = [
  IDENTIFICADOR_COLUMN,
  ...columnsOf<AsistenciaFila>(ASISTENCIAS, {
    fecha: { card: 'subtitle' },
    bus: {
      card: 'subtitle',
      flex: 0.5,
      minWidth: 70,
      link: ({ bus }) => (bus ? busAddress(bus) : undefined),
    },
    conductorNombre: { ...CONDUCTOR_COLUMN, card: 'title', flex: 1.4, minWidth: 150 },
    asistio: { card: 'figure' },
    entregoAlDia: { card: 'figure' },
    entregoPresencial: { card: 'figure' },
    justificacion: { card: 'subtitle', flex: 1.2, minWidth: 140, wraps: true },
  }),
]

/** Section 2, Asistencias/reporte. Figures are days. */
export const REPORT_COLUMNS: readonly Column<ReporteAsistenciaFila>[] = [
  {
    ...CONDUCTOR_COLUMN,
    card: 'title',
    flex: 1.6,
    minWidth: 160,
  },
  { field: 'conductorDocumento', title: 'Documento Conductor', hidden: true },
  { field: 'totalFaltas', title: 'Inasistencias', card: 'figure', kind: 'number' },
  { field: 'totalFaltasSinJustificacion', title: 'Faltas', card: 'figure', kind: 'number' },
  { field: 'totalAsistencias', title: 'Asistencias', kind: 'number', hidden: true },
  { field: 'totalEntregasAlDia', title: 'Al Día', kind: 'number', hidden: true },
  { field: 'totalNoEntregasAlDia', title: 'Incompletas', kind: 'number' },
  { field: 'totalEntregasPresencial', title: 'Presencial', kind: 'number', hidden: true },
  { field: 'totalNoEntregasPresencial', title: 'No Presenciales', kind: 'number' },
  { field: 'totalDias', title: 'Días', card: 'figure', kind: 'number' },
]
