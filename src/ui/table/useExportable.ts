import { useAppSelector } from '../../api/client/hooks'
import { filterWords, searchWords } from '../print/words'
import type { Column } from './columns'
import type { Exportable, ExportOptions } from './export'
import { fileTable } from './fileTable'
import { selectTable } from './tableSlice'
import type { Total } from './totals'

interface Table<Row> {
  id: string
  title: string
  columns: readonly Column<Row>[]
  exportOptions?: ExportOptions<Row>
}

/** What a table's button Exportar hands out: the rows that the filters leave, in their order. */
export function useExportable<Row>(
  { id, title, columns, exportOptions }: Table<Row>,
  totals: readonly Total[] | undefined,
  visible: readonly Column<Row>[],
  view: readonly Row[],
): Exportable | undefined {
  const { filter } = useAppSelector((state) => selectTable(state, id))
  if (!exportOptions) return undefined

  const { fileName, contents, search, words = [] } = exportOptions
  const screen = () => fileTable(visible, view)
  return {
    title,
    fileName,
    file: contents ? () => contents(visible, view) : screen,
    paper: screen,
    totals,
    words: () => [...searchWords(search), ...words, ...filterWords(filter, columns)],
  }
}
