import { useTheme } from '@mui/material/styles'
import { lineClasses, LineChart as MuiLineChart } from '@mui/x-charts/LineChart'
import { memo, useMemo } from 'react'
import { fechaLarga } from '../../contract/fechas'
import { fechaCorta, pesos, pesosDeEje } from '../formats'
import { paletteOf } from '../palette'
import { TEXTOS_GRAFICA } from './chartTexts'
import type { Linea } from './LineChartPanel'

interface Props {
  fechas: readonly string[]
  lineas: readonly Linea[]
  alto: number
}

const UN_DIA = 86_400_000
/** With more days than these, marks would hide the line. */
const DIAS_CON_MARCA = 31

const aIso = (dia: Date) => dia.toISOString().slice(0, 10)

/** The drawing of {@link LineChartPanel}, with what draws it: import it lazily. */
export default memo(function LineChart({ fechas, lineas, alto }: Props) {
  const { primary, warning } = paletteOf(useTheme())
  // Days are drawn on UTC's axis, where they are as far apart as they are and no zone moves them.
  const dias = useMemo(() => fechas.map((fecha) => new Date(`${fecha}T00:00:00Z`)), [fechas])
  const conMarca = fechas.length <= DIAS_CON_MARCA

  return (
    <MuiLineChart
      height={alto}
      colors={[primary.main, warning.main]}
      localeText={TEXTOS_GRAFICA}
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: dias,
          scaleType: 'utc',
          tickMinStep: UN_DIA,
          // A single day is no span that ticks could part.
          tickInterval: dias.length === 1 ? dias : 'auto',
          domainLimit: 'strict',
          valueFormatter: (dia: Date, { location }) =>
            location === 'tick' ? fechaCorta(aIso(dia)) : fechaLarga(aIso(dia)),
        },
      ]}
      // Not from zero: what is looked for is how far the lines are apart.
      yAxis={[{ width: 'auto', valueFormatter: pesosDeEje, tickNumber: 4 }]}
      series={lineas.map(({ nombre, valores }, indice) => ({
        id: String(indice),
        label: nombre,
        data: valores,
        curve: 'linear' as const,
        showMark: conMarca,
        valueFormatter: pesos,
      }))}
      margin={{ top: 8, right: 28, bottom: 0, left: 0 }}
      slotProps={{ legend: { position: { vertical: 'top', horizontal: 'end' } } }}
      sx={{
        [`& .${lineClasses.line}`]: { strokeWidth: 1.5 },
        // Not by colour alone.
        [`& .${lineClasses.line}[data-series="1"]`]: { strokeDasharray: '5 3' },
      }}
    />
  )
})
