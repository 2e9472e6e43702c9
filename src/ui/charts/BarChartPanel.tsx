import type { BarChartProps } from './BarChart'
import { ChartFrame, type ChartFrameProps } from './ChartFrame'
import { LazyBarChart } from './lazyCharts'
import { heightOf } from './series'

/** Pesos by name, as horizontal bars. Renders nothing without bars. */
export function BarChartPanel({ bars, measure, ...frame }: ChartFrameProps & BarChartProps) {
  if (bars.length === 0) return null
  return (
    <ChartFrame {...frame} height={heightOf(bars)}>
      <LazyBarChart bars={bars} measure={measure} />
    </ChartFrame>
  )
}
