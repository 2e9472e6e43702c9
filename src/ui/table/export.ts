import { download } from '../../api/client/download'
import { csvCell, type Column } from './columns'
import { csv } from './csv'

/** Configures a table's button Exportar. */
export interface ExportOptions<Fila> {
  /** The file's name without its extension. */
  fileName: string
  /** Replaces the default export (the visible columns of the filtered rows) where the file holds more than the table. */
  onExport?: (visible: readonly Column<Fila>[], rows: readonly Fila[]) => void
  /** True while the file's data loads. */
  loading?: boolean
}

/** Downloads the rows as CSV, in this order and with these columns. */
export function exportRows<Fila>(
  fileName: string,
  columns: readonly Column<Fila>[],
  rows: readonly Fila[],
): void {
  const cells = rows.map((row) => columns.map((column) => csvCell(column, row)))
  const titulos = columns.map(({ title }) => title)
  download(`${fileName}.csv`, new Blob([csv(titulos, cells)], { type: 'text/csv;charset=utf-8' }))
}
