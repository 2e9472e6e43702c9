import { useTheme } from '@mui/material/styles'
import { BarChart as MuiBarChart } from '@mui/x-charts/BarChart'
import { numero, pesos, axisPesos } from '../texts/formats'
import { paletteOf } from '../style/palette'
import { CHART_TEXTS } from './chartTexts'
import { axisStart, type Series } from './series'

export interface BarChartProps {
  /** Names of the bars, or of their groups. */
  names: readonly string[]
  /** One bar each in every group. */
  series: readonly Series[]
  /** Counts in place of pesos. */
  counts?: boolean
  /** Upright bars: for a few short names. */
  upright?: boolean
  height: number
}

/** The width of an ordinary letter of the axes, in pixels. */
const LETTER_WIDTH = 6.5

/** Bars of pesos or counts, side by side. Import it lazily: it brings the chart library. */
export default function BarChart({ names, series, counts, upright, height }: BarChartProps) {
  const { primary, warning, text } = paletteOf(useTheme())
  const band = { data: names, scaleType: 'band', disableTicks: true } as const
  const figures = { valueFormatter: counts ? numero : axisPesos, tickNumber: 4 }
  const min = axisStart(series)
  // Names of people are whole, and a name without end leaves the bars half of a phone.
  const namesWidth = Math.min(200, 12 + LETTER_WIDTH * Math.max(...names.map(({ length }) => length)))
  return (
    <MuiBarChart
      height={height}
      colors={[primary.main, warning.main, text.disabled]}
      localeText={CHART_TEXTS}
      layout={upright ? 'vertical' : 'horizontal'}
      grid={upright ? { horizontal: true } : { vertical: true }}
      hideLegend={series.length === 1}
      borderRadius={3}
      xAxis={[upright ? band : { ...figures, min }]}
      yAxis={[upright ? { ...figures, min, width: 'auto' } : { ...band, width: namesWidth }]}
      series={series.map(({ nombre, values }) => ({
        label: nombre,
        data: values,
        valueFormatter: counts ? numero : pesos,
        minBarSize: 2,
      }))}
      margin={{ left: 0, right: upright ? 8 : 32, top: 4, bottom: 0 }}
      slotProps={{ legend: { position: { vertical: 'top', horizontal: 'end' } } }}
    />
  )
}
