import { ChartFrame, type ChartFrameProps } from './ChartFrame'
import { cargarGrafica } from './loadChart'

/** One line: its name in the legend and a sum in pesos for each day. */
export interface Linea {
  nombre: string
  valores: readonly number[]
}

interface Props extends ChartFrameProps {
  /** The days, `YYYY-MM-DD`, from the earliest to the latest. */
  fechas: readonly string[]
  /** The main line first; the second is drawn dashed. Written once or memoised. */
  lineas: readonly Linea[]
}

const ALTO = 190
const LineChart = cargarGrafica(() => import('./LineChart'))

/** Pesos day by day, a line for each thing compared. Nothing is there when there is no day. */
export function LineChartPanel({ fechas, lineas, ...marco }: Props) {
  if (fechas.length === 0) return null
  return (
    <ChartFrame {...marco} alto={ALTO}>
      <LineChart fechas={fechas} lineas={lineas} alto={ALTO} />
    </ChartFrame>
  )
}
