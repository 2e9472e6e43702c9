import type { BusFila } from '../../contract/buses'
import type { LiquidacionFila } from '../../contract/liquidaciones'

/** The buses that staff have entered a day's settlement of; what sensors alone have begun is still to be entered. */
export const busesEntregados = (rows: readonly LiquidacionFila[], fecha: string): Set<string> =>
  new Set(
    rows.filter((row) => row.fecha === fecha && row.fechaEntrega !== null).map(({ busNumero }) => busNumero),
  )

/** The first bus after `actual`, in the order of the selector and round from its end, that is not among the `entregados`. */
export function nextBus(
  buses: readonly BusFila[],
  entregados: ReadonlySet<string>,
  current: string | null,
): BusFila | undefined {
  const from = buses.findIndex(({ numero }) => numero === current) + 1
  return [...buses.slice(from), ...buses.slice(0, from)].find(({ numero }) => !entregados.has(numero))
}
