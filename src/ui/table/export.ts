import { download } from '../../api/client/download'
import { csvCell, type Column } from './columns'
import { csv } from './csv'

/** Configures a table's button Exportar. */
export interface ExportOptions<Row> {
  /** The file's name without its extension. */
  fileName: string
  /** Replaces the default export (the visible columns of the filtered rows) where the file holds more than the table. */
  onExport?: (visible: readonly Column<Row>[], rows: readonly Row[]) => void
  /** True while the file's data loads. */
  loading?: boolean
}

/** Downloads the rows as CSV, in this order and with these columns. */
export function exportRows<Row>(
  fileName: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): void {
  const cells = rows.map((row) => columns.map((column) => csvCell(column, row)))
  const titles = columns.map(({ title }) => title)
  download(`${fileName}.csv`, new Blob([csv(titles, cells)], { type: 'text/csv;charset=utf-8' }))
}
