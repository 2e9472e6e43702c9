import {
  gridExpandedSortedRowEntriesSelector,
  gridVisibleColumnFieldsSelector,
  type GridApi,
} from '@mui/x-data-grid'
import { celdaCsv, type Columna } from './columns'
import { csv, descargar } from './csv'

/**
 * Downloads the rows that the filters leave, all pages of them, in the order shown and with the columns shown.
 * `archivo` is the file's name without its extension.
 */
export function exportarTabla<Fila>(
  api: GridApi | null,
  columnas: readonly Columna<Fila>[],
  archivo: string,
): void {
  if (!api) return
  const apiRef = { current: api }
  const porCampo = new Map<string, Columna<Fila>>(columnas.map((columna) => [columna.campo, columna]))
  const visibles = gridVisibleColumnFieldsSelector(apiRef).flatMap((campo) => porCampo.get(campo) ?? [])
  const filas = gridExpandedSortedRowEntriesSelector(apiRef).map(({ model }) =>
    visibles.map((columna) => celdaCsv(columna, model as Fila)),
  )
  const titulos = visibles.map(({ titulo }) => titulo)
  descargar(`${archivo}.csv`, csv(titulos, filas))
}
