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
const paperCell = <Row>(column: Column<Row>, row: Row): FileCell =>
  column.kind === 'date'
    ? fechaConSiglo(cellValue(column, row) as string | null | undefined)
    : cellText(column, row)

/** Columns and rows, whatever these are. */
export interface Contents {
  columns: readonly Column<never>[]
  rows: readonly unknown[]
}

/** A table as files or paper hold it. */
export const fileTable = (columns: Contents['columns'], rows: Contents['rows'], onPaper = false) => ({
  columns: columns.map(({ title, kind = 'text' }) => ({ title, kind })),
  rows: rows.map((row) => columns.map((column) => (onPaper ? paperCell : fileCell)(column, row as never))),
})

export type FileTable = ReturnType<typeof fileTable>

/** A part of a search or a filter, as paper names it: 'Bus: 303'. */
export type Word = readonly [label: string, text: ReactNode]

/** Content of a button Exportar. */
export interface Exportable {
  /** The table's title: 'Liquidaciones'. */
  title: string
  /** Without its day and its extension. */
  fileName: string
  /** Undefined when it could not be fetched, which a toast has told. */
  table: (onPaper: boolean) => Promise<FileTable | undefined>
  totals?: readonly Total[]
  /** The search and the filter, in words. */
  words: readonly Word[]
}
