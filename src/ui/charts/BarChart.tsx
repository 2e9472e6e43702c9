import { useTheme } from '@mui/material/styles'
import { BarChart as MuiBarChart } from '@mui/x-charts/BarChart'
import { numero, pesos, axisPesos } from '../texts/formats'
import { paletteOf } from '../style/palette'
import { CHART_TEXTS } from './chartTexts'
import { axisStart, heightOf, type Bar } from './series'

export interface BarChartProps {
  /** Name of the figures in the tooltip: 'Gasto'. */
  measure: string
  /** From the first down. */
  bars: readonly Bar[]
  /** Counts in place of pesos. */
  counts?: boolean
}

/** The width of an ordinary letter of the axes, in pixels. */
const LETTER_WIDTH = 6.5

/** Horizontal bars of pesos or counts. Import it lazily: it brings the chart library. */
export default function BarChart({ measure, bars, counts }: BarChartProps) {
  const { primary } = paletteOf(useTheme())
  const names = bars.map(({ nombre }) => nombre)
  const values = bars.map(({ value }) => value)
  // Names of people are whole, and a name without end leaves the bars half of a phone.
  const width = Math.min(200, 12 + LETTER_WIDTH * Math.max(...names.map(({ length }) => length)))
  return (
    <MuiBarChart
      height={heightOf(bars)}
      colors={[primary.main]}
      localeText={CHART_TEXTS}
      layout="horizontal"
      grid={{ vertical: true }}
      hideLegend
      borderRadius={3}
      xAxis={[{ valueFormatter: counts ? numero : axisPesos, tickNumber: 4, min: axisStart(values) }]}
      yAxis={[{ data: names, scaleType: 'band', disableTicks: true, width }]}
      series={[{ label: measure, data: values, valueFormatter: counts ? numero : pesos, minBarSize: 2 }]}
      margin={{ left: 0, right: 32, top: 4, bottom: 0 }}
    />
  )
}
