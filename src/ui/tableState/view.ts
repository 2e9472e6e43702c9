import { cellValue, type Column, type CellValue } from './columns'
import { predicateOf } from './conditions'
import type { TableState } from './tableSlice'

const ALPHABETICAL = new Intl.Collator('es', { numeric: true })

/** Empty cells first, as in the grid; then numbers by size and words in Spanish order. */
function compare(a: CellValue, b: CellValue) {
  if (a == null || b == null) return Number(a != null) - Number(b != null)
  if (typeof a === 'string' && typeof b === 'string') return ALPHABETICAL.compare(a, b)
  return Number(a) - Number(b)
}

// ISO dates sort as plain text, much faster than with a collator.
const byCode = (a: CellValue, b: CellValue): number => {
  const [x, y] = [a ?? '', b ?? '']
  return x < y ? -1 : x > y ? 1 : 0
}

/** The rows that match a filter, in the same order; the same array when there is no filter. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filter: TableState['filter'],
) {
  const column = columns.find(({ field }) => field === filter?.field)
  const holds = column && filter && predicateOf(filter, column.kind ?? 'text')
  return holds ? rows.filter((row) => holds(cellValue(column, row))) : rows
}

/**
 * The rows sorted by a column; rows of equal value keep their order in both directions. Columns repeat their values, so only
 * the distinct ones are compared and the rows are then grouped under them, in linear time.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  order: TableState['sort'],
) {
  const column = columns.find(({ field }) => field === order?.field)
  if (!column || !order) return rows

  const groups = new Map<CellValue, Row[]>()
  for (const row of rows) {
    const value = cellValue(column, row)
    const group = groups.get(value)
    if (group) group.push(row)
    else groups.set(value, [row])
  }
  const values = [...groups.keys()].sort(column.kind === 'date' ? byCode : compare)
  if (order.direccion === 'desc') values.reverse()
  return values.flatMap((value) => groups.get(value) ?? [])
}
