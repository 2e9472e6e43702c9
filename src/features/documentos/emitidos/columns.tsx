import Typography from '@mui/material/Typography'
import { FORMAS_DE_VACACIONES, PAPELES } from '../../../contract/catalogos'
import { periodoBreve } from '../../../contract/fechas'
import type { Emitido } from '../../../contract/emitidos'
import { twoLines } from '../../../ui/tableState/cellContent'
import { optionName, type Column } from '../../../ui/tableState/columns'
import { conductorAddress } from '../../../ui/tableState/links'
import { pesos } from '../../../ui/texts/formats'
import { shortInstant } from '../../../ui/texts/instants'

/** An issued paper and, where they are known, what it would pay today beyond what it pays, and the number of the paper that stands for it or for which it stands. */
export type EmitidoFila = Emitido & { diferencia?: number; otro?: string }

export const numberOf = ({ anio, numero }: Emitido) => `${anio}-${numero}`

const ESTADOS = ['Vigente', 'Anulado', 'Reemplazado'].map((estado) => ({ valor: estado, nombre: estado }))

export const estadoOf = ({ anulado, reemplazadoPor }: Emitido) =>
  anulado ? (reemplazadoPor ? 'Reemplazado' : 'Anulado') : 'Vigente'

/** The same with the other paper's number, or that the paper no longer agrees. */
function estadoText(row: EmitidoFila) {
  const { anulado, diferencia = 0, otro } = row
  const estado = estadoOf(row)
  if (!anulado && diferencia !== 0)
    return `Ya no coincide: ${diferencia > 0 ? '+' : '−'}\u00a0${pesos(Math.abs(diferencia))}`
  if (!otro || estado === 'Anulado') return estado
  return anulado ? `${estado} por ${otro}` : `Reemplaza a ${otro}`
}

export const COLUMNS: readonly Column<EmitidoFila>[] = [
  {
    field: 'numero',
    title: 'Número',
    card: 'subtitle',
    value: numberOf,
    flex: 0.5,
    minWidth: 78,
  },
  { field: 'tipo', title: 'Tipo', card: 'subtitle', kind: 'option', options: PAPELES, minWidth: 100 },
  {
    field: 'nombre',
    title: 'Conductor',
    card: 'title',
    link: ({ documento }) => conductorAddress(documento),
    flex: 2,
    minWidth: 210,
    wraps: true,
  },
  { field: 'empresa', title: 'Empresa', wraps: true },
  {
    field: 'hasta',
    title: 'Periodo',
    card: 'subtitle',
    kind: 'date',
    render: ({ desde, hasta }) => hasta && periodoBreve({ desde: desde ?? hasta, hasta }),
    minWidth: 184,
  },
  { field: 'valor', title: 'Valor', card: 'amount', kind: 'pesos' },
  {
    field: 'instante',
    title: 'Emitido',
    format: (instante) => shortInstant(String(instante)),
    // Its value is an instant in UTC, which nobody types.
    filterable: false,
    width: 158,
  },
  { field: 'emitidoPor', title: 'Por', hidden: true, wraps: true },
  // The page's rows alone are known to agree or not: what sorts and filters is what all know of themselves.
  {
    field: 'anulado',
    title: 'Estado',
    card: 'figure',
    cardName: '',
    absent: (row) => estadoText(row) === 'Vigente',
    kind: 'option',
    options: ESTADOS,
    value: estadoOf,
    render: (row) => (
      <Typography variant="inherit" color={row.diferencia ? undefined : 'textSecondary'}>
        {twoLines(estadoText(row))}
      </Typography>
    ),
    wraps: true,
  },
  { field: 'motivo', title: 'Motivo', hidden: true, wraps: true },
]

/** Columns of a file beyond those, or in their place: its rows are all known to agree or not. */
export const FILE_COLUMNS: readonly Column<EmitidoFila>[] = [
  { field: 'anulado', title: 'Estado', value: estadoText },
  { field: 'documento', title: 'Documento del conductor' },
  // The register of vacations (CST 187).
  { field: 'desde', title: 'Desde', kind: 'date' },
  { field: 'hasta', title: 'Hasta', kind: 'date' },
  { field: 'contratoDesde', title: 'Fecha de ingreso', kind: 'date' },
  {
    field: 'cuerpo',
    title: 'Vacaciones',
    value: ({ cuerpo }) => optionName(FORMAS_DE_VACACIONES, (cuerpo.datos as { forma?: string }).forma),
  },
]

export const highlightedRow = ({ anulado, diferencia }: EmitidoFila) =>
  anulado ? 'retirada' : diferencia ? 'pendiente' : undefined

export const LEGEND = { pendiente: 'Ya no coincide', retirada: 'Anulado' }
