import type { BusFila } from '../../contract/buses'
import type { LiquidacionFila } from '../../contract/liquidaciones'
import { soloSensores } from '../../contract/registradora'

/** The buses whose settlement of the date staff have entered. */
export const enteredBuses = (rows: readonly LiquidacionFila[], fecha: string): Set<string> =>
  new Set(rows.filter((row) => row.fecha === fecha && !soloSensores(row)).map(({ busNumero }) => busNumero))

/** The first bus after `current` that is not among the `entered`, in the selector's order, wrapping around. */
export function nextBus(
  buses: readonly BusFila[],
  entered: ReadonlySet<string>,
  current: string | null,
): BusFila | undefined {
  const from = buses.findIndex(({ numero }) => numero === current) + 1
  return [...buses.slice(from), ...buses.slice(0, from)].find(({ numero }) => !entered.has(numero))
}
