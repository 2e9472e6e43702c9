import { download } from '../../api/client/download'
import type { Filters } from '../filters/filterSlice'
import type { Word } from '../print/words'
import type { Column } from './columns'
import { csv } from './csv'
import type { FileTable } from './fileTable'
import type { Total } from './totals'

/** Configures a table's button Exportar. */
export interface ExportOptions<Row> {
  /** The file's name without its extension. */
  fileName: string
  /** What the files hold, where it is more than the visible columns of the filtered rows. */
  contents?: (visible: readonly Column<Row>[], rows: readonly Row[]) => Promise<FileTable | undefined>
  /** The search that has found the rows, which paper names. */
  search?: Filters | null
  /** What else paper names. */
  words?: readonly Word[]
}

/** What a button Exportar hands out. Read when a format is chosen. */
export interface Exportable {
  /** The table's title: 'Liquidaciones'. */
  title: string
  fileName: string
  /** Undefined when it could not be fetched, which a toast has told. */
  file: () => FileTable | Promise<FileTable | undefined>
  /** What is printed, where the files hold more. */
  paper?: () => FileTable
  totals?: readonly Total[]
  /** The search and the filter, in words. */
  words: () => readonly Word[]
}

/** Downloads a table as CSV. */
export function downloadCsv(fileName: string, table: FileTable): void {
  const titles = table.columns.map(({ title }) => title)
  const text = csv(titles, table.cells(0, table.length))
  download(`${fileName}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}
