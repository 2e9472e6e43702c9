import type { GridApi } from '@mui/x-data-grid'
import type { RefObject } from 'react'

export interface Position {
  row: number
  field: string
}

/** Where the keys of a sheet lead: its rows and fields, in their order on screen. */
interface SheetOrder<Row> {
  rows: readonly Row[]
  fields: readonly string[]
  /** Tells cells to type in from loaded or locked ones, which are passed over. */
  isEditable: (row: Row, field: string) => boolean
}

/**
 * The next cell that one types in.
 *
 * @param step 1 goes on, row by row, and -1 backwards.
 */
export function nextEditable<Row>(
  { rows, fields, isEditable }: SheetOrder<Row>,
  from: Position,
  step: 1 | -1,
): Position | null {
  const last = rows.length * fields.length
  let at = from.row * fields.length + fields.indexOf(from.field) + step
  for (; at >= 0 && at < last; at += step) {
    const row = Math.floor(at / fields.length)
    const field = fields[at % fields.length] ?? ''
    const there = rows[row]
    if (there && isEditable(there, field)) return { row, field }
  }
  return null
}

/** Focuses a cell, on its page and in sight. */
export function focusCell({ current: api }: RefObject<GridApi | null>, { row, field }: Position) {
  if (!api) return
  const { page, pageSize } = api.state.pagination.paginationModel
  const itsPage = Math.floor(row / pageSize)
  if (itsPage !== page) api.setPage(itsPage)
  api.scrollToIndexes({ rowIndex: row, colIndex: api.getColumnIndex(field) })
  api.setCellFocus(api.getRowIdFromRowIndex(row), field)
}
