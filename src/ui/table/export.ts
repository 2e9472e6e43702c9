import { download } from '../../api/client/download'
import { celdaCsv, type Columna } from './columns'
import { csv } from './csv'

/** What Exportar does on a table. */
export interface Exportacion<Fila> {
  /** The file's name without its extension. */
  archivo: string
  /** For a file that holds more than the table; else the visible columns of the rows that the filters leave. */
  onExport?: (visibles: readonly Columna<Fila>[], filas: readonly Fila[]) => void
  /** While what the file holds is on its way. */
  loading?: boolean
}

/** Downloads rows as they are shown: in their order, with those columns. `archivo` is the file's name without its extension. */
export function exportarFilas<Fila>(
  archivo: string,
  columnas: readonly Columna<Fila>[],
  filas: readonly Fila[],
): void {
  const celdas = filas.map((fila) => columnas.map((columna) => celdaCsv(columna, fila)))
  const titulos = columnas.map(({ titulo }) => titulo)
  download(`${archivo}.csv`, new Blob([csv(titulos, celdas)], { type: 'text/csv;charset=utf-8' }))
}
