import type { FieldKind } from '../../contract/fieldKinds'
import { cellText, cellValue, valueText, type Column } from '../tableState/columns'
import type { CsvCell } from '../files/csv'
import { fechaConSiglo } from '../texts/formats'

/** A table as a file or paper holds it, whatever its rows are. */
export interface FileTable {
  columns: readonly { title: string; kind: FieldKind }[]
  /** How many rows there are. */
  length: number
  /** The values of some rows, numbers and dates unformatted. */
  cells: (from: number, to: number) => CsvCell[][]
  /** The same as the screen shows them. */
  texts: (from: number, to: number) => string[][]
}

/** A cell's value in the CSV: numbers and dates unformatted, options by name. */
function csvCell<Row>(column: Column<Row>, row: Row): CsvCell {
  const value = cellValue(column, row)
  const isPlain = typeof value === 'number' || column.kind === 'date' || !column.format
  return column.kind === 'option' || !isPlain ? valueText(column, value) : value
}

const shortText = <Row>(column: Column<Row>, row: Row) =>
  column.kind === 'date' && !column.format
    ? fechaConSiglo(cellValue(column, row) as string | null | undefined)
    : cellText(column, row)

/** These columns of these rows, in this order. */
export function fileTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): FileTable {
  const written =
    <Cell>(write: (column: Column<Row>, row: Row) => Cell) =>
    (from: number, to: number) =>
      rows.slice(from, to).map((row) => columns.map((column) => write(column, row)))
  return {
    columns: columns.map(({ title, kind = 'text' }) => ({ title, kind })),
    length: rows.length,
    cells: written(csvCell),
    texts: written(shortText),
  }
}
