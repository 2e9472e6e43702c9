import { ChartFrame, type ChartFrameProps } from './ChartFrame'
import { LazyLineChart } from './lazyCharts'
import type { Series } from './series'

interface Props extends ChartFrameProps {
  /** The days, `YYYY-MM-DD`, from the earliest to the latest. */
  fechas: readonly string[]
  /** The main line first; the second is dashed. */
  lines: readonly Series[]
}

const HEIGHT = 190

/** Pesos by day, as lines to compare. Renders nothing without days. */
export function LineChartPanel({ fechas, lines, ...frame }: Props) {
  if (fechas.length === 0) return null
  return (
    <ChartFrame {...frame} height={HEIGHT}>
      <LazyLineChart fechas={fechas} lines={lines} height={HEIGHT} />
    </ChartFrame>
  )
}
