import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router-dom'
import { today } from '../../api/client/today'
import type { Cierres } from '../../contract/cierres'
import { sumarDias } from '../../contract/fechas'
import { withSearch } from '../../records/searches/addresses'
import { Section } from '../../ui/Section'
import { FigureTable } from '../../ui/charts/FigureTable'
import { usePhone } from '../../ui/style/usePhone'
import { signed } from '../../ui/texts/distances'
import { fechaCorta, pesos } from '../../ui/texts/formats'
import { difference } from './Day'

const TITLE = 'Últimos 14 días'

/** Differences of the tills closed in a fortnight, the last first: a column for each day and a row for each clerk of it, and of the day; on a phone a row for each day. */
export function LastDays({ cierres: { fecha, cajas, ultimos } }: { cierres: Cierres }) {
  const isPhone = usePhone()
  const clerks = [...new Set([...ultimos, ...cajas].map(({ nombre }) => nombre))]
  const days = [...Array(14).keys()].map((back) => sumarDias(fecha, -back))
  if (clerks.length === 0) return null
  const headOf = (day: string) => (
    <MuiLink component={Link} to={withSearch('/cierres', { fecha: day })} underline="hover">
      {fechaCorta(day).slice(0, 5)}
    </MuiLink>
  )
  const figureOf = (day: string, clerk: string) => {
    const closed = ultimos.find(({ fecha, nombre }) => fecha === day && nombre === clerk)
    if (closed) return difference(closed.diferencia, signed(pesos, closed.diferencia))
    // Past, and after the last one that was closed.
    return day < today() && day > (ultimos[0]?.fecha ?? day) ? (
      <Box sx={{ color: 'warning.main' }}>sin cerrar</Box>
    ) : (
      '—'
    )
  }
  const [columns, rows] = isPhone
    ? [
        ['Fecha', ...clerks],
        days.map((day) => ({
          key: day,
          name: headOf(day),
          figures: clerks.map((clerk) => figureOf(day, clerk)),
        })),
      ]
    : [
        ['Usuario', ...days.map(headOf)],
        clerks.map((clerk) => ({
          key: clerk,
          name: clerk,
          figures: days.map((day) => figureOf(day, clerk)),
        })),
      ]
  return (
    <Section title={TITLE} note="Diferencia de cada caja por fecha de entrega; «—», sin cierre.">
      <FigureTable title={TITLE} columns={columns} rows={rows} />
    </Section>
  )
}
