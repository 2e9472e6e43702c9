import { filterWords, quickWords, searchWords } from '../print/words'
import type { Column } from './columns'
import type { Exportable, ExportOptions } from './export'
import { fileTable } from './fileTable'
import type { Total } from './totals'
import type { TableView } from './useTableView'

interface Table<Row> {
  title: string
  columns: readonly Column<Row>[]
  exportOptions?: ExportOptions<Row>
}

/** What a table's button Exportar hands out: the rows that are seen in it, or those chosen of them, with their totals. */
export function exportableOf<Row>(
  { title, columns, exportOptions }: Table<Row>,
  { visible, filter, words: sought }: TableView<Row>,
  rows: readonly Row[],
  totals: readonly Total[] | undefined,
): Exportable | undefined {
  if (!exportOptions) return undefined

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
