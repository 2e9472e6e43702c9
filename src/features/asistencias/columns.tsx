import Typography from '@mui/material/Typography'
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
    fecha: { card: 'subtitle', width: 180 },
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

type Row = ReporteAsistenciaFila
type Total = Extract<keyof Row, `total${string}`>

/** A number of days, of which none is quiet, and an unjustified absence loud. */
const days = (field: Total, title: string, more?: Partial<Column<Row>>): Column<Row> => ({
  field,
  title,
  kind: 'number',
  render: ({ [field]: value }) => {
    const isBad = value > 0 && field === 'totalFaltasSinJustificacion'
    return (
      <Typography
        component="span"
        variant={isBad ? 'subtitle2' : 'body2'}
        color={isBad ? 'error' : value > 0 ? 'inherit' : 'textDisabled'}
      >
        {value}
      </Typography>
    )
  },
  ...more,
})

/** Section 2, Asistencias/reporte. Figures are days. */
export const REPORT_COLUMNS: readonly Column<Row>[] = [
  { ...CONDUCTOR_COLUMN, card: 'title', width: 280 },
  { field: 'conductorDocumento', title: 'Documento Conductor', hidden: true },
  days('totalFaltas', 'Inasistencias', { card: 'figure' }),
  days('totalFaltasSinJustificacion', 'Faltas', { card: 'figure' }),
  days('totalAsistencias', 'Asistencias', { hidden: true }),
  days('totalEntregasAlDia', 'Al Día', { hidden: true }),
  days('totalNoEntregasAlDia', 'Incompletas', { card: 'figure' }),
  days('totalEntregasPresencial', 'Presencial', { hidden: true }),
  days('totalNoEntregasPresencial', 'No Presenciales', { card: 'figure' }),
  days('totalDias', 'Días'),
]
