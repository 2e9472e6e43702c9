import { valorDeCelda, type Columna, type ValorCelda } from './columns'
import { predicadoDe } from './conditions'
import type { EstadoTabla } from './tableSlice'

const ALFABETICO = new Intl.Collator('es', { numeric: true })

/** What is missing comes first, as in the grid; then numbers by size and words as a Spanish dictionary has them. */
function comparar(a: ValorCelda, b: ValorCelda): number {
  if (a == null || b == null) return Number(a != null) - Number(b != null)
  if (typeof a === 'string' && typeof b === 'string') return ALFABETICO.compare(a, b)
  return Number(a) - Number(b)
}

// Dates are in order as the text they are, and much sooner than by the rules of a language.
const porCodigo = (a: ValorCelda, b: ValorCelda): number => {
  const [x, y] = [a ?? '', b ?? '']
  return x < y ? -1 : x > y ? 1 : 0
}

/** The rows that a filter leaves, in their order; the same array where it leaves all. */
export function filtrar<Fila>(
  filas: readonly Fila[],
  columnas: readonly Columna<Fila>[],
  filtro: EstadoTabla['filtro'],
): readonly Fila[] {
  const columna = columnas.find(({ campo }) => campo === filtro?.campo)
  const cumple = columna && filtro && predicadoDe(filtro, columna.tipo ?? 'texto')
  return cumple ? filas.filter((fila) => cumple(valorDeCelda(columna, fila))) : filas
}

/**
 * The rows sorted by a column; rows of equal value keep their order, ascending or descending. Only the distinct values are
 * compared, since columns repeat them: the rows are then dealt into place, in time that grows with their number alone.
 */
export function ordenar<Fila>(
  filas: readonly Fila[],
  columnas: readonly Columna<Fila>[],
  orden: EstadoTabla['orden'],
): readonly Fila[] {
  const columna = columnas.find(({ campo }) => campo === orden?.campo)
  if (!columna || !orden) return filas

  const grupos = new Map<ValorCelda, Fila[]>()
  for (const fila of filas) {
    const valor = valorDeCelda(columna, fila)
    const grupo = grupos.get(valor)
    if (grupo) grupo.push(fila)
    else grupos.set(valor, [fila])
  }
  const valores = [...grupos.keys()].sort(columna.tipo === 'fecha' ? porCodigo : comparar)
  if (orden.direccion === 'desc') valores.reverse()
  return valores.flatMap((valor) => grupos.get(valor) ?? [])
}
