import { celdaCsv, type Columna } from './columns'
import { csv, descargar } from './csv'

/** Downloads rows as they are shown: in their order, with those columns. `archivo` is the file's name without its extension. */
export function exportarFilas<Fila>(
  archivo: string,
  columnas: readonly Columna<Fila>[],
  filas: readonly Fila[],
): void {
  const celdas = filas.map((fila) => columnas.map((columna) => celdaCsv(columna, fila)))
  const titulos = columnas.map(({ titulo }) => titulo)
  descargar(`${archivo}.csv`, csv(titulos, celdas))
}
