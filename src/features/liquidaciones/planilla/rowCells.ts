/** Cells of a row that take typing, and their proposals. */
import { completedRegister } from '../../../records/settlement/register'
import { typedValue, GASTO_NAMES, TYPED } from './fields'
import type { SheetRow } from './sheetRow'

/** Checks whether a cell holds a value that was loaded with the row. */
function isLoaded({ base, isEntered, values }: SheetRow, field: string): boolean {
  if (isEntered) return true
  const value = base && typedValue(base, field)
  // No register is known that the bus was left with.
  if (field === 'regIni' && value === 0) return false
  return value !== '' && value != null && typedValue(values, field) === value
}

/** Checks whether Tab and Enter come to a cell from another row: one that is typed in, and not loaded. */
export const isEditable = (row: SheetRow, field: string) =>
  !row.locked && TYPED.includes(field) && !isLoaded(row, field)

/** Checks whether they stop at a cell of their own row: in one that staff have entered, at every cell that is typed in. */
export const isStop = (row: SheetRow, field: string) =>
  isEditable(row, field) || (!row.locked && row.isEntered && TYPED.includes(field))

/** Proposal of a cell in grey: the bus's last figure. */
export const proposalFor = ({ values, proposals }: SheetRow, field: string) =>
  typedValue(values, field) === '' ? proposals?.[GASTO_NAMES[field] ?? ''] : undefined

/** Final register that the last digits typed in its cell mean; null where they mean none. */
export const completionIn = ({ values, usual }: SheetRow, field: string, value: unknown) =>
  field === 'regFin' && typeof value === 'string' ? completedRegister(value, values.regIni, usual) : null
