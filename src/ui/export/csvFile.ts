import { download } from '../../api/client/download'
import { csv } from '../files/csv'
import type { FileTable } from './fileTable'

/** Downloads a table as CSV. */
export function downloadCsv(fileName: string, table: FileTable) {
  const titles = table.columns.map(({ title }) => title)
  const text = csv(titles, table.cells(0, table.length))
  download(`${fileName}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}
