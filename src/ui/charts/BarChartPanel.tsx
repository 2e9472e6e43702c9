import { ChartFrame, type ChartFrameProps } from './ChartFrame'
import { cargarGrafica } from './loadChart'

/** One bar: what it is about and how many pesos. */
export interface Barra {
  nombre: string
  valor: number
}

interface Props extends ChartFrameProps {
  /** What the sums are, for the tooltip: 'Gasto'. */
  medida: string
  /** From the longest to the shortest. Memoised. */
  barras: readonly Barra[]
}

const ALTO_BARRA = 26
const ALTO_EJE = 32
const BarChart = cargarGrafica(() => import('./BarChart'))

/** Pesos by name, a lying bar for each. Nothing is there when there is no name. */
export function BarChartPanel({ barras, medida, ...marco }: Props) {
  if (barras.length === 0) return null
  const alto = barras.length * ALTO_BARRA + ALTO_EJE
  return (
    <ChartFrame {...marco} alto={alto}>
      <BarChart medida={medida} barras={barras} alto={alto} />
    </ChartFrame>
  )
}
