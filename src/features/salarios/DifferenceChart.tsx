import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { fechaLarga } from '../../contract/fechas'
import type { ResumenSalarios } from '../../contract/salarios'
import { DayBars } from '../../ui/charts/DayBars'
import { axisPesos } from '../../ui/texts/formats'
import { differenceText } from './difference'

const monthName = (fecha: string) => fechaLarga(fecha).slice('1 de '.length)

/** How a bar is named below it, and in words. */
const NAMES = {
  día: { label: (fecha: string) => String(Number(fecha.slice(8))), title: fechaLarga },
  semana: {
    label: (fecha: string) => `${fecha.slice(8)}/${fecha.slice(5, 7)}`,
    title: (fecha: string) => `Semana del ${fechaLarga(fecha)}`,
  },
  mes: { label: (fecha: string) => `${fecha.slice(5, 7)}/${fecha.slice(2, 4)}`, title: monthName },
}

/** Draws how sensor and register differ in the course of a search, so that a drift is seen early. Renders nothing without days. */
export function DifferenceChart({ summary }: { summary: ResumenSalarios }) {
  const { por, diferencias } = summary
  const { label, title } = NAMES[por]
  const bars = diferencias.flatMap(({ desde, ...difference }) =>
    difference.diferencia === null
      ? []
      : {
          fecha: desde,
          label: label(desde),
          title: `${title(desde)}: ${differenceText(difference)}`,
          value: difference.diferencia,
        },
  )
  if (bars.length === 0) return null
  const name = `Diferencia sensor − registradora por ${por}`
  const [first, last] = [bars[0]!, bars.at(-1)!]
  return (
    <Paper variant="outlined" component="section" aria-label={name} sx={{ p: 1.5, minWidth: 0 }}>
      <Typography variant="subtitle1" component="h2">
        {name}
      </Typography>
      <DayBars
        description={`${name}, de ${title(first.fecha)} a ${title(last.fecha)}: ${differenceText(summary)}.`}
        bars={bars}
        format={axisPesos}
      />
    </Paper>
  )
}
