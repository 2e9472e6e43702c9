import { useTheme } from '@mui/material/styles'
import { BarChart as MuiBarChart } from '@mui/x-charts/BarChart'
import { memo } from 'react'
import { pesos, axisPesos } from '../texts/formats'
import { paletteOf } from '../style/palette'
import type { Bar } from './BarChartPanel'
import { CHART_TEXTS } from './chartTexts'

interface Props {
  measure: string
  bars: readonly Bar[]
  height: number
}

/** The drawing of {@link BarChartPanel}. Import it lazily: it brings the chart library. */
export default memo(function BarChart({ measure, bars, height }: Props) {
  const { primary } = paletteOf(useTheme())
  return (
    <MuiBarChart
      height={height}
      colors={[primary.main]}
      localeText={CHART_TEXTS}
      layout="horizontal"
      grid={{ vertical: true }}
      hideLegend
      borderRadius={3}
      yAxis={[{ data: bars.map(({ nombre }) => nombre), scaleType: 'band', width: 120, disableTicks: true }]}
      xAxis={[{ min: 0, valueFormatter: axisPesos, tickNumber: 4 }]}
      series={[
        { label: measure, data: bars.map(({ value }) => value), valueFormatter: pesos, minBarSize: 2 },
      ]}
      margin={{ left: 0, right: 56, top: 4, bottom: 0 }}
    />
  )
})
