/** Where the keys of a sheet lead: its rows and fields, in their order on screen. */
export interface SheetOrder<Row> {
  rows: readonly Row[]
  fields: readonly string[]
  /** Whether one types in the cell: what is loaded or locked is passed over. */
  isStop: (row: Row, field: string) => boolean
}

export interface Position {
  row: number
  field: string
}

/** The next cell that one types in, row by row; backwards with -1. */
export function nextStop<Row>(
  { rows, fields, isStop }: SheetOrder<Row>,
  from: Position,
  step: 1 | -1,
): Position | null {
  const last = rows.length * fields.length
  let at = from.row * fields.length + fields.indexOf(from.field) + step
  for (; at >= 0 && at < last; at += step) {
    const row = Math.floor(at / fields.length)
    const field = fields[at % fields.length] ?? ''
    const there = rows[row]
    if (there && isStop(there, field)) return { row, field }
  }
  return null
}

/** The next cell down the column that one types in. */
export function stopBelow<Row>({ rows, isStop }: SheetOrder<Row>, { row, field }: Position): Position | null {
  const below = rows.findIndex((other, index) => index > row && isStop(other, field))
  return below < 0 ? null : { row: below, field }
}
