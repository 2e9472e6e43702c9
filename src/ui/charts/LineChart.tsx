import { useTheme } from '@mui/material/styles'
import { lineClasses, LineChart as MuiLineChart } from '@mui/x-charts/LineChart'
import { fechaLarga } from '../../contract/fechas'
import { fechaCorta, pesos, axisPesos } from '../texts/formats'
import { paletteOf } from '../style/palette'
import { CHART_TEXTS } from './chartTexts'
import { axisStart, type Series } from './series'

export interface LineChartProps {
  fechas: readonly string[]
  lines: readonly Series[]
  height: number
}

const ONE_DAY_MS = 86_400_000
/** On more days than these, marks would hide the line. */
const MARKED_DAYS = 31

const toIso = (day: Date) => day.toISOString().slice(0, 10)

/** The drawing of {@link LineChartPanel}. Import it lazily: it brings the chart library. */
export default function LineChart({ fechas, lines, height }: LineChartProps) {
  const { primary, warning } = paletteOf(useTheme())
  // A UTC axis, so that days are evenly spaced and no zone shifts them.
  const days = fechas.map((fecha) => new Date(`${fecha}T00:00:00Z`))
  const withMark = fechas.length <= MARKED_DAYS

  return (
    <MuiLineChart
      height={height}
      colors={[primary.main, warning.main]}
      localeText={CHART_TEXTS}
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: days,
          scaleType: 'utc',
          tickMinStep: ONE_DAY_MS,
          // A single day has no span to divide into ticks.
          tickInterval: days.length === 1 ? days : 'auto',
          domainLimit: 'strict',
          valueFormatter: (day: Date, { location }) =>
            location === 'tick' ? fechaCorta(toIso(day)) : fechaLarga(toIso(day)),
        },
      ]}
      yAxis={[
        {
          width: 'auto',
          valueFormatter: axisPesos,
          tickNumber: 4,
          min: axisStart(lines.flatMap(({ values }) => values)),
        },
      ]}
      series={lines.map(({ nombre, values }, index) => ({
        id: String(index),
        label: nombre,
        data: values,
        curve: 'linear' as const,
        showMark: withMark,
        valueFormatter: pesos,
      }))}
      margin={{ top: 8, right: 28, bottom: 0, left: 0 }}
      slotProps={{ legend: { position: { vertical: 'top', horizontal: 'end' } } }}
      sx={{
        [`& .${lineClasses.line}`]: {
          strokeWidth: 1.5,
          // Dashed, so that colour is not the only difference.
          '&[data-series="1"]': { strokeDasharray: '5 3' },
        },
      }}
    />
  )
}
