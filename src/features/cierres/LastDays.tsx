import Box from '@mui/material/Box'
import type { Cierres } from '../../contract/cierres'
import { fechaLarga, sumarDias } from '../../contract/fechas'
import { withSearch } from '../../records/searches/addresses'
import { Section } from '../../ui/Section'
import { FigureTable } from '../../ui/charts/FigureTable'
import { difference } from './Day'

const TITLE = 'Últimos 14 días'

/** Differences of the tills closed in a fortnight: a row for each day, a column for each clerk of it, and of the day. */
export function LastDays({ cierres: { fecha, cajas, ultimos } }: { cierres: Cierres }) {
  const clerks = [...new Set([...ultimos, ...cajas].map(({ nombre }) => nombre))]
  if (clerks.length === 0) return null
  return (
    // No wider than its clerks need.
    <Box sx={{ maxWidth: '100%', alignSelf: 'start' }}>
      <Section title={TITLE} note="Diferencia de cada caja; «—», sin cerrar.">
        <FigureTable
          title={TITLE}
          columns={['Fecha de entrega', ...clerks]}
          rows={[...Array(14).keys()].map((back) => {
            const day = sumarDias(fecha, -back)
            return {
              key: day,
              name: fechaLarga(day),
              to: withSearch('/cierres', { fecha: day }),
              figures: clerks.map((clerk) => {
                const closed = ultimos.find((one) => one.fecha === day && one.nombre === clerk)
                return closed ? difference(closed.diferencia) : '—'
              }),
            }
          })}
        />
      </Section>
    </Box>
  )
}
