import { diaDelMes, nombreDelDia } from '../../contract/calendario'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Tablero } from '../../contract/tablero'
import { liquidacionesOf } from '../../records/searches/addresses'
import { FigureTable } from '../../ui/charts/FigureTable'
import { numero } from '../../ui/texts/formats'
import { Section } from '../../ui/Section'

/** Buses that are shown before all are asked for. */
const FIRST = 5

/**
 * The buses that have no settlement on some of the last days: a mark for each such day of a bus, and above them how many lack one.
 */
export function Missing({ sinLiquidacion: { dias: days, buses, total } }: Pick<Tablero, 'sinLiquidacion'>) {
  const [all, setAll] = useState(false)
  const [first = ''] = days
  const today = days.at(-1) ?? first
  const whole = { desde: first, hasta: today }
  // Today is still being entered: what it lacks is no fault.
  const write = (day: string, text: string, color?: string) => (
    <Typography variant="inherit" component="span" color={day === today ? 'textDisabled' : color}>
      {text}
    </Typography>
  )
  return (
    <Section
      title="Buses sin registradora"
      columns={12}
      note="últimos 14 días; hoy, en curso"
      to={liquidacionesOf(whole)}
      linkText="Liquidaciones"
      emptyMessage={
        buses.length === 0 &&
        (total > 0 ? 'Todos los buses tienen registradora en los últimos 14 días.' : 'No hay buses.')
      }
    >
      <FigureTable
        title="Buses sin registradora por día"
        columns={[
          'Bus',
          ...days.map((day) => write(day, `${nombreDelDia(day).slice(0, 2)} ${diaDelMes(day)}`)),
        ]}
        rows={[
          {
            key: 'all',
            name: 'Sin registradora',
            figures: days.map((day) => write(day, `${buses.filter((bus) => bus.dias.includes(day)).length}`)),
          },
          ...buses.slice(0, all ? undefined : FIRST).map(({ numero: bus, dias }) => ({
            key: bus,
            name: bus,
            to: liquidacionesOf(whole, { numero: bus }),
            figures: days.map(
              (day) => dias.includes(day) && write(day, day === today ? '—' : 'Falta', 'error'),
            ),
          })),
        ]}
      />
      {!all && buses.length > FIRST && (
        <Button onClick={() => setAll(true)}>Mostrar los {numero(buses.length)} buses</Button>
      )}
    </Section>
  )
}
