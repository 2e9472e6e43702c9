import { download } from '../../api/client/download'
import { csvCell, type Column } from './columns'
import { csv } from './csv'

/** What Exportar does on a table. */
export interface ExportOptions<Fila> {
  /** The file's name without its extension. */
  fileName: string
  /** For a file that holds more than the table; else the visible columns of the rows that the filters leave. */
  onExport?: (visible: readonly Column<Fila>[], rows: readonly Fila[]) => void
  /** While what the file holds is on its way. */
  loading?: boolean
}

/** Downloads rows as they are shown: in their order, with those columns. `archivo` is the file's name without its extension. */
export function exportRows<Fila>(
  fileName: string,
  columns: readonly Column<Fila>[],
  rows: readonly Fila[],
): void {
  const cells = rows.map((row) => columns.map((column) => csvCell(column, row)))
  const titulos = columns.map(({ title }) => title)
  download(`${fileName}.csv`, new Blob([csv(titulos, cells)], { type: 'text/csv;charset=utf-8' }))
}
