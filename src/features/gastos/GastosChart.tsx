import { useMemo } from 'react'
import type { GastoFila } from '../../contract/gastos'
import { BarChartPanel } from '../../ui/charts/BarChartPanel'
import { describeBars, gastosByNombre } from './byName'

const NO_EXPENSES: readonly GastoFila[] = []

/** The searched expenses by name. */
export function GastosChart({ gastos = NO_EXPENSES }: { gastos?: readonly GastoFila[] }) {
  const { bars, description } = useMemo(() => {
    const bars = gastosByNombre(gastos)
    return { bars, description: describeBars(bars) }
  }, [gastos])

  return (
    <BarChartPanel
      id="gastos"
      title="Gasto por nombre"
      measure="Gasto"
      description={description}
      bars={bars}
    />
  )
}
