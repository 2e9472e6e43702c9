/** Cells of a row that Tab and Enter come to. */
import { FIELDS, TYPED, valueIn } from './cells'
import type { SheetRow } from './rows'

/** Checks whether a cell holds a value that was loaded with the row. */
function isLoaded({ seen, isEntered, values }: SheetRow, field: string): boolean {
  if (isEntered) return true
  const value = valueIn(seen, field)
  // No register is known that the bus was left with.
  if (field === 'regIni' && value === 0) return false
  return value !== '' && value !== null && valueIn(values, field) === value
}

/** Checks whether Tab and Enter come to a cell from another row: one that is typed in, and not loaded. */
export const isEditable = (row: SheetRow, field: string) =>
  !row.locked && TYPED.includes(field) && !isLoaded(row, field)

/** Checks whether they stop at a cell of their own row: in one that staff have entered, at every cell that is typed in. */
export const isStop = (row: SheetRow, field: string) =>
  isEditable(row, field) || (!row.locked && row.isEntered && TYPED.includes(field))

/** The first cell to type in of a row; its trips where all of it is loaded. */
export const firstEditable = (row: SheetRow) => FIELDS.find((field) => isEditable(row, field)) ?? 'viajes'
