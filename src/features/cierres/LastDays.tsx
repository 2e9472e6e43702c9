import MuiLink from '@mui/material/Link'
import { Link } from 'react-router-dom'
import type { Cierres } from '../../contract/cierres'
import { sumarDias } from '../../contract/fechas'
import { withSearch } from '../../records/searches/addresses'
import { Section } from '../../ui/Section'
import { FigureTable } from '../../ui/charts/FigureTable'
import { signed } from '../../ui/texts/distances'
import { fechaCorta, pesos } from '../../ui/texts/formats'
import { difference } from './Day'

const TITLE = 'Últimos 14 días'

/** Differences of the tills closed in a fortnight: a column for each day, the last first, and a row for each clerk of it, and of the day. */
export function LastDays({ cierres: { fecha, cajas, ultimos } }: { cierres: Cierres }) {
  const clerks = [...new Set([...ultimos, ...cajas].map(({ nombre }) => nombre))]
  const days = [...Array(14).keys()].map((back) => sumarDias(fecha, -back))
  if (clerks.length === 0) return null
  return (
    <Section title={TITLE} note="Diferencia de cada caja por fecha de entrega; «—», sin cerrar.">
      <FigureTable
        title={TITLE}
        columns={[
          'Usuario',
          ...days.map((day) => (
            <MuiLink key={day} component={Link} to={withSearch('/cierres', { fecha: day })} underline="hover">
              {fechaCorta(day).slice(0, 5)}
            </MuiLink>
          )),
        ]}
        rows={clerks.map((clerk) => ({
          key: clerk,
          name: clerk,
          figures: days.map((day) => {
            const closed = ultimos.find((one) => one.fecha === day && one.nombre === clerk)
            return closed ? difference(closed.diferencia, signed(pesos, closed.diferencia)) : '—'
          }),
        }))}
      />
    </Section>
  )
}
