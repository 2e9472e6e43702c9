import { isOwnServer } from '../../api/client/baseUrl'
import { filterWords, quickWords, searchWords } from './words'
import type { Column } from '../../ui/tableState/columns'
import type { Filters } from '../searches/filterSlice'
import { fileTable, type Exportable, type FileTable, type Word } from '../../ui/export/exportable'
import type { Total } from '../../ui/tableState/totals'
import type { GridFilterItem } from '@mui/x-data-grid'

/** Configures a table's button Exportar. */
export interface ExportOptions<Row> {
  /** The file's name without its extension. */
  fileName: string
  /** Contents of the files, where they are more than the visible columns of the filtered rows. */
  contents?: (visible: readonly Column<Row>[], rows: readonly Row[]) => Promise<FileTable | undefined>
  /** Columns of our own server's files beyond the visible ones, so that they can be imported again. */
  more?: readonly Column<Row>[]
  /** The search that has found the rows, which paper names. */
  search?: Filters | null
  /** Further words that paper shows. */
  words?: readonly Word[]
}

interface Table<Row> {
  title: string
  columns: readonly Column<Row>[]
  exportOptions?: ExportOptions<Row>
  served?: object
}

/** How the person sees it. */
interface Seen<Row> {
  visible: readonly Column<Row>[]
  /** The condition of a column. */
  condition: GridFilterItem | undefined
  /** The words that are sought in it. */
  words: readonly string[]
}

/** Export of a table: the rows that are seen in it, or the chosen ones of them, with their totals. */
export function exportableOf<Row>(
  { title, columns, served, exportOptions = { fileName: title } }: Table<Row>,
  { visible, condition, words: sought }: Seen<Row>,
  rows: readonly Row[],
  totals: readonly Total[] | undefined,
): Exportable {
  const { fileName, contents, more = [], search, words = [] } = exportOptions
  const shown = new Set<string>(visible.map(({ field }) => field))
  const beyond = isOwnServer() ? more.filter(({ field }) => !shown.has(field)) : []
  const screen = () => fileTable(visible, rows)
  return {
    title,
    fileName,
    file: contents ? () => contents(visible, rows) : () => fileTable([...visible, ...beyond], rows),
    paper: served ? undefined : screen,
    totals,
    words: () => [
      ...searchWords(search),
      ...words,
      ...filterWords(condition, columns),
      ...quickWords(sought),
    ],
  }
}
