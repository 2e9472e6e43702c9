import { gridFilterActiveItemsSelector, gridFilterModelSelector, type GridApi } from '@mui/x-data-grid'
import type { RefObject } from 'react'
import { isOwnServer } from '../../api/client/baseUrl'
import { filterWords, searchWords } from './words'
import type { Column } from '../../ui/tableState/columns'
import { fileTable, type Exportable } from '../../ui/export/exportable'
import type { Total } from '../../ui/tableState/totals'
import type { RecordTableProps } from './tableProps'

/** Export of a table: the rows that are seen in it, or the chosen ones of them, with their totals. */
export function exportableOf<Row>(
  { title, columns, served, exportOptions = { fileName: title } }: RecordTableProps<Row>,
  visible: readonly Column<Row>[],
  apiRef: RefObject<GridApi>,
  rows: readonly Row[],
  totals: readonly Total[] | undefined,
): Exportable {
  const { fileName, whole, search, words = [] } = exportOptions
  const { quickFilterValues = [] } = gridFilterModelSelector(apiRef)
  return {
    title,
    fileName,
    totals,
    table: async (onPaper) => {
      // A page of the server's is not what it finds.
      const isWhole = whole && isOwnServer() && (!onPaper || served)
      const contents = isWhole ? await whole(rows) : { columns: [], rows }
      if (!contents) return undefined
      const named = [...visible, ...contents.columns].map((column) => [column.field, column] as const)
      return fileTable([...new Map<string, Column<never>>(named).values()], contents.rows, onPaper)
    },
    words: [
      ...searchWords(search ?? {}),
      ...words,
      ...gridFilterActiveItemsSelector(apiRef).map((item) => filterWords(item, columns)),
      ...(quickFilterValues.length > 0 ? [['En la tabla', quickFilterValues.join(' ')] as const] : []),
    ],
  }
}
