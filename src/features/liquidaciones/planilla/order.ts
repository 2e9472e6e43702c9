import type { SheetOrder } from '../../../ui/sheet/stops'
import { IN_DIALOG, sheetColumns } from './columns'
import { TYPED, type SheetField } from './fields'
import { isLoaded, type SheetRow } from './sheetRow'

/** The columns from the left. */
export const FIELDS = sheetColumns(() => undefined).map(({ field }) => field)

/** Whether Tab and Enter stop at a cell: one that is typed in, and not loaded. */
const isStop = (row: SheetRow, field: string) =>
  !row.locked && TYPED.includes(field as SheetField) && !isLoaded(row, field as SheetField)

/** Whether a row has cells to type in to the right of one. */
export const hasStopAfter = (row: SheetRow, field: string) =>
  FIELDS.slice(FIELDS.indexOf(field) + 1).some((next) => isStop(row, next))

/** Whether a cell may be changed at all. */
export const isOpen = (row: SheetRow, field: string) =>
  !row.locked && field !== 'bus' && field !== 'pasajeros' && !IN_DIALOG.includes(field)

export const sheetOrder = (rows: readonly SheetRow[]): SheetOrder<SheetRow> => ({
  rows,
  fields: FIELDS,
  isStop,
})

/** The first cell to type in of a row; its trips where all of it is loaded. */
export const firstStop = (row: SheetRow) => FIELDS.find((field) => isStop(row, field)) ?? 'viajes'
