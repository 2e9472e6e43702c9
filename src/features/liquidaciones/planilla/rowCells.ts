/** What may be typed in the cells of a row, and what they propose. */
import { cellValue, GASTO_NAMES, TYPED } from './fields'
import type { SheetRow } from './sheetRow'

/** Whether a cell holds what was loaded with the row. */
function isLoaded({ base, stored, values }: SheetRow, field: string): boolean {
  if (stored === 'pendiente' || stored === 'liquidada') return true
  const value = base && cellValue(base, field)
  // No register is known that the bus was left with.
  if (field === 'regIni' && value === 0) return false
  return value !== '' && value != null && cellValue(values, field) === value
}

/** Whether Tab and Enter stop at a cell: one that is typed in, and not loaded. */
export const isEditable = (row: SheetRow, field: string) =>
  !row.locked && TYPED.includes(field) && !isLoaded(row, field)

/** What a cell proposes in grey: the bus's last figure, in a row where something has been typed. */
export const proposalFor = ({ locked, stored, values, proposals }: SheetRow, field: string) =>
  !locked && stored !== 'pendiente' && cellValue(values, field) === ''
    ? proposals?.[GASTO_NAMES[field] ?? '']
    : undefined
