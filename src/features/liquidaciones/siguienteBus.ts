import type { BusFila } from '../../contract/buses'
import type { LiquidacionFila } from '../../contract/liquidaciones'

/** The buses that staff have entered a day's settlement of; what sensors alone have begun is still to be entered. */
export const busesEntregados = (filas: readonly LiquidacionFila[], fecha: string): Set<string> =>
  new Set(
    filas
      .filter((fila) => fila.fecha === fecha && fila.fechaEntrega !== null)
      .map(({ busNumero }) => busNumero),
  )

/** The first bus after `actual`, in the order of the selector and round from its end, that is not among the `entregados`. */
export function siguienteBus(
  buses: readonly BusFila[],
  entregados: ReadonlySet<string>,
  actual: string | null,
): BusFila | undefined {
  const desde = buses.findIndex(({ numero }) => numero === actual) + 1
  return [...buses.slice(desde), ...buses.slice(0, desde)].find(({ numero }) => !entregados.has(numero))
}
