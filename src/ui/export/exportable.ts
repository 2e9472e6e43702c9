import type { ReactNode } from 'react'
import { nextTask } from '../../api/client/nextTask'
import { cellText, cellValue, valueText, type Column } from '../tableState/columns'
import type { Total } from '../tableState/totals'
import type { CsvCell } from '../files/csv'
import { fechaConSiglo } from '../texts/formats'

/** A cell's value in a file: numbers and dates unformatted, options by name. */
function fileCell<Row>(column: Column<Row>, row: Row): CsvCell {
  const value = cellValue(column, row)
  const isPlain = typeof value === 'number' || column.kind === 'date' || !column.format
  return column.kind === 'option' || !isPlain ? valueText(column, value) : value
}

/** A cell's text on paper, where days are short. */
const paperCell = <Row>(column: Column<Row>, row: Row) =>
  column.kind === 'date' && !column.format
    ? fechaConSiglo(cellValue(column, row) as string | null | undefined)
    : cellText(column, row)

/** So many rows are written at a stretch; between them the page goes on. */
const PART = 2000

/** A table as files and paper hold it, whatever its rows are. */
export function fileTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const written =
    <Cell>(write: (column: Column<Row>, row: Row) => Cell) =>
    async () => {
      const all: Cell[][] = []
      for (const row of rows) {
        all.push(columns.map((column) => write(column, row)))
        if (all.length % PART === 0) await nextTask()
      }
      return all
    }
  return {
    columns: columns.map(({ title, kind = 'text' }) => ({ title, kind })),
    cells: written(fileCell),
    texts: written(paperCell),
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
