import { useTheme } from '@mui/material/styles'
import { BarChart as MuiBarChart } from '@mui/x-charts/BarChart'
import { memo } from 'react'
import { pesos, pesosDeEje } from '../formats'
import { paletteOf } from '../palette'
import type { Barra } from './BarChartPanel'
import { TEXTOS_GRAFICA } from './chartTexts'

interface Props {
  medida: string
  barras: readonly Barra[]
  alto: number
}

/** The drawing of {@link BarChartPanel}, with what draws it: import it lazily. */
export default memo(function BarChart({ medida, barras, alto }: Props) {
  const { primary } = paletteOf(useTheme())
  return (
    <MuiBarChart
      height={alto}
      colors={[primary.main]}
      localeText={TEXTOS_GRAFICA}
      layout="horizontal"
      grid={{ vertical: true }}
      hideLegend
      borderRadius={3}
      yAxis={[
        { data: barras.map(({ nombre }) => nombre), scaleType: 'band', width: 120, disableTicks: true },
      ]}
      xAxis={[{ min: 0, valueFormatter: pesosDeEje, tickNumber: 4 }]}
      series={[
        { label: medida, data: barras.map(({ valor }) => valor), valueFormatter: pesos, minBarSize: 2 },
      ]}
      margin={{ left: 0, right: 56, top: 4, bottom: 0 }}
    />
  )
})
