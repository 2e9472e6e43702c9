import { useMemo } from 'react'
import type { GastoFila } from '../../contract/gastos'
import { BarChartPanel } from '../../ui/charts/BarChartPanel'
import { describirBarras, gastosPorNombre } from './porNombre'

const SIN_GASTOS: readonly GastoFila[] = []

/** What was spent on each thing, for what is searched. */
export function GastosChart({ gastos = SIN_GASTOS }: { gastos?: readonly GastoFila[] }) {
  const { barras, descripcion } = useMemo(() => {
    const barras = gastosPorNombre(gastos)
    return { barras, descripcion: describirBarras(barras) }
  }, [gastos])

  return (
    <BarChartPanel
      id="gastos"
      titulo="Gasto por nombre"
      medida="Gasto"
      descripcion={descripcion}
      barras={barras}
    />
  )
}
