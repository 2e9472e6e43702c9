import { ChartFrame, type ChartFrameProps } from './ChartFrame'
import { LazyBarChart } from './lazyCharts'

/** A bar: its name and its pesos. */
export interface Bar {
  nombre: string
  value: number
}

interface Props extends ChartFrameProps {
  /** The name of the sums in the tooltip: 'Gasto'. */
  measure: string
  /** From the longest to the shortest. */
  bars: readonly Bar[]
}

const BAR_HEIGHT = 26
const AXIS_HEIGHT = 32

/** Pesos by name, as horizontal bars. Renders nothing without bars. */
export function BarChartPanel({ bars, measure, ...frame }: Props) {
  if (bars.length === 0) return null
  const height = bars.length * BAR_HEIGHT + AXIS_HEIGHT
  return (
    <ChartFrame {...frame} height={height}>
      <LazyBarChart
        names={bars.map(({ nombre }) => nombre)}
        series={[{ nombre: measure, values: bars.map(({ value }) => value) }]}
        height={height}
      />
    </ChartFrame>
  )
}
