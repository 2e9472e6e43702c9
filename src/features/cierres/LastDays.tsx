import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { Cierres } from '../../contract/cierres'
import { fechaLarga, sumarDias } from '../../contract/fechas'
import { withSearch } from '../../records/searches/addresses'
import { FigureTable } from '../../ui/charts/FigureTable'
import { difference } from './Day'

const TITLE = 'Últimos 14 días'

/** Differences of the tills closed in a fortnight: a row for each day, a column for each clerk. */
export function LastDays({ cierres: { fecha, ultimos } }: { cierres: Cierres }) {
  const clerks = [...new Set(ultimos.map(({ nombre }) => nombre))]
  if (clerks.length === 0) return null
  return (
    <Paper
      variant="outlined"
      component="section"
      sx={{ p: 1.5, minWidth: 0, maxWidth: '100%', alignSelf: 'start' }}
    >
      <Typography component="h2" variant="subtitle1">
        {TITLE}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        Diferencia de cada caja; vacía, sin cerrar.
      </Typography>
      <FigureTable
        title={TITLE}
        columns={['Fecha de entrega', ...clerks]}
        rows={[...Array(14).keys()].map((back) => {
          const day = sumarDias(fecha, -back)
          return {
            key: day,
            name: fechaLarga(day),
            to: withSearch('/cierres', { fecha: day }),
            figures: clerks.map((clerk) =>
              difference(
                ultimos.find((one) => one.fecha === day && one.nombre === clerk)?.diferencia ?? null,
              ),
            ),
          }
        })}
      />
    </Paper>
  )
}
