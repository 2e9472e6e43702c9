import { filterWords, quickWords, searchWords } from './words'
import type { Column } from '../../ui/columns/columns'
import type { Exportable, Word } from '../../ui/export/exportable'
import type { Filters } from '../searches/filterSlice'
import { fileTable, type FileTable } from '../../ui/export/fileTable'
import type { Total } from '../../ui/columns/totals'
import type { TableView } from '../../ui/columns/useTableView'

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

interface Table<Row> {
  title: string
  columns: readonly Column<Row>[]
  exportOptions?: ExportOptions<Row>
}

/** What a table's button Exportar hands out: the rows that are seen in it, or those chosen of them, with their totals. */
export function exportableOf<Row>(
  { title, columns, exportOptions = { fileName: title } }: Table<Row>,
  { visible, filter, words: sought }: TableView<Row>,
  rows: readonly Row[],
  totals: readonly Total[] | undefined,
): Exportable {
  const { fileName, contents, search, words = [] } = exportOptions
  const screen = () => fileTable(visible, rows)
  return {
    title,
    fileName,
    file: contents ? () => contents(visible, rows) : screen,
    paper: screen,
    totals,
    words: () => [...searchWords(search), ...words, ...filterWords(filter, columns), ...quickWords(sought)],
  }
}
