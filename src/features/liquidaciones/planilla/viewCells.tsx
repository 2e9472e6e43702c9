import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { useConductoresQuery } from '../../../api/conductores'
import { numero } from '../../../ui/texts/formats'
import { cellValue, type SheetField } from './fields'
import { noteOf, proposalFor, type SheetRow } from './sheetRow'
import { useLoadDetalle } from './useLoadDetalle'

/** The driver's name, from the record or the bus where the list has not come, or they have retired. */
function useDriverName({ values, detalle, bus }: SheetRow): string {
  const documento = values.conductorDocumento
  const { data: conductores } = useConductoresQuery({ valido: true })
  if (!documento) return '—'
  const known = [detalle, bus].find((one) => one?.conductorDocumento === documento)?.conductorNombre
  return conductores?.find((one) => one.documento === documento)?.nombre ?? known ?? `Documento ${documento}`
}

/** Asks again for a row that could not be loaded, with the mouse; Enter does so in a cell of the row. */
function RetryLink({ row }: { row: SheetRow }) {
  const load = useLoadDetalle()
  return (
    <Link
      component="button"
      type="button"
      tabIndex={-1}
      variant="caption"
      sx={{ mr: 0.5, verticalAlign: 'baseline' }}
      onClick={() => void load(row)}
    >
      Reintentar
    </Link>
  )
}

/** The driver, and what the row says of itself. */
export function DriverCell({ row }: { row: SheetRow }) {
  const name = useDriverName(row)
  const note = noteOf(row)
  return (
    <div className="conductor" title={[name, note].filter(Boolean).join('. ')}>
      <div>{name}</div>
      <small>
        {row.failure !== null && <RetryLink row={row} />}
        {note}
      </small>
    </div>
  )
}

/** A figure; in grey the one that is proposed. */
export function FigureCell({ row, field }: { row: SheetRow; field: SheetField }) {
  const value = cellValue(row.values, field)
  const proposed = proposalFor(row, field)
  const error = row.errors[field]
  if (proposed !== undefined && !error)
    return (
      <span className="propuesta">
        <span className="solo-lectores">Propuesto: </span>
        {numero(proposed)}
      </span>
    )
  return (
    <span title={error}>
      {numero(value as number)}
      {error && <span className="solo-lectores">. {error}</span>}
    </span>
  )
}

interface OpenButtonProps {
  row: SheetRow
  onOpen: () => void
  children: ReactNode
}

/** Opens the cell's dialog with the mouse; the keyboard does so in the cell. */
export function OpenButton({ row, onOpen, children }: OpenButtonProps) {
  if (row.locked) return children
  return (
    <Link component="button" type="button" tabIndex={-1} variant="body2" onClick={onOpen}>
      {children || 'Agregar'}
    </Link>
  )
}
