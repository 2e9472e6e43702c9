import type { ReactNode } from 'react'
import { cellText, cellValue, valueText, type Column } from '../tableState/columns'
import type { Total } from '../tableState/totals'
import type { FileCell } from '../files/csv'
import { fechaConSiglo } from '../texts/formats'

/** A cell's value in a file: numbers and days unformatted, the rest as it is named. */
function fileCell<Row>(column: Column<Row>, row: Row) {
  const value = cellValue(column, row)
  const isPlain = column.kind === 'date' || (typeof value === 'number' && column.kind !== 'option')
  return (isPlain ? value : valueText(column, value)) as FileCell
}

/** A cell's text on paper, where days are short. */
const paperCell = <Row>(column: Column<Row>, row: Row) =>
  column.kind === 'date'
    ? fechaConSiglo(cellValue(column, row) as string | null | undefined)
    : cellText(column, row)

/** A table as files and paper hold it, whatever its rows are. */
export function fileTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const written =
    <Cell>(write: (column: Column<Row>, row: Row) => Cell) =>
    () =>
      rows.map((row) => columns.map((column) => write(column, row)))
  return {
    columns: columns.map(({ title, kind = 'text' }) => ({ title, kind })),
    cells: written(fileCell<Row>),
    texts: written(paperCell<Row>),
  }
}

export type FileTable = ReturnType<typeof fileTable>

/** A part of a search or a filter, as paper names it: 'Bus: 303'. */
export interface Word {
  label: string
  text: ReactNode
}

/** Content of a button Exportar, read when a format is chosen. */
export interface Exportable {
  /** The table's title: 'Liquidaciones'. */
  title: string
  fileName: string
  /** Undefined when it could not be fetched, which a toast has told. */
  file: () => FileTable | Promise<FileTable | undefined>
  /** Printed table, where the files hold more. */
  paper?: Exportable['file']
  totals?: readonly Total[]
  /** The search and the filter, in words. */
  words: () => readonly Word[]
}
