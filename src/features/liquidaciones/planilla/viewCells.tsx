import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { useAppDispatch } from '../../../api/client/hooks'
import { numero } from '../../../ui/texts/formats'
import { typedValue } from './fields'
import { proposalFor } from './rowCells'
import type { SheetRow } from './sheetRow'
import { pressCell } from './typing'

/** A link in a cell, for the mouse: the keyboard does the same in the cell itself. */
const LINK = { component: 'button', type: 'button', tabIndex: -1 } as const

/** The driver, and what the row says of itself. */
export const DriverCell = ({ row: { driver, state, reasons } }: { row: SheetRow }) => (
  <div className="conductor" title={[driver, state, reasons].filter(Boolean).join('. ')}>
    <div>{driver}</div>
    <small>{state}</small>
  </div>
)

/** A figure; in grey the one that is proposed. */
export function FigureCell({ row, field }: { row: SheetRow; field: string }) {
  if (!row.base) return null
  const value = typedValue(row.values, field)
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
  field: string
  children: ReactNode
}

/** Opens the cell's dialog with the mouse; the keyboard does so in the cell. */
export function OpenButton({ row, field, children }: OpenButtonProps) {
  const dispatch = useAppDispatch()
  if (row.locked || row.entry?.saving) return children
  return (
    <Link {...LINK} variant="body2" onClick={() => dispatch(pressCell(row, field))}>
      {children || 'Agregar'}
    </Link>
  )
}
