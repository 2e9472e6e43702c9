import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { DIAS_SEMANA } from '../../contract/catalogos'
import { diaDeLaSemana } from '../../contract/fechas'
import type { Tablero } from '../../contract/tablero'
import { liquidacionesOf } from '../../records/searches/addresses'
import { FigureTable } from '../../ui/charts/FigureTable'
import { numero } from '../../ui/texts/formats'
import { Panel } from './Panel'

/** Buses that are shown before all are asked for. */
const FIRST = 8

const MISSING = (
  <Typography variant="inherit" component="span" color="error">
    Falta
  </Typography>
)

/** 'sá 7' */
const dayTitle = (day: string) => `${DIAS_SEMANA[diaDeLaSemana(day)]?.slice(0, 2)} ${Number(day.slice(8))}`

/**
 * The buses that have no settlement on some of the last days: a mark for each such day of a bus, and above them how many lack one.
 */
export function MissingPanel({ missing }: { missing: Tablero['sinLiquidacion'] }) {
  const [all, setAll] = useState(false)
  const { dias: days, buses, total } = missing
  const today = days.at(-1) ?? ''
  const whole = { desde: days[0] ?? today, hasta: today }
  const countOn = (day: string) => buses.filter((bus) => bus.dias.includes(day)).length
  const headline = `Hoy, en curso: ${numero(countOn(today))} de ${numero(total)} buses sin liquidación`
  return (
    <Panel
      title="Buses sin liquidación"
      headline={headline}
      to={liquidacionesOf(whole)}
      emptyMessage={
        buses.length > 0
          ? undefined
          : total > 0
            ? 'Todos los buses tienen liquidación en los últimos 14 días.'
            : 'No hay buses.'
      }
    >
      <FigureTable
        title="Buses sin liquidación por día"
        columns={['Bus', ...days.map((day) => (day === today ? 'hoy, en curso' : dayTitle(day)))]}
        rows={[
          { key: 'all', name: 'Sin liquidación', figures: days.map((day) => `${countOn(day)}`) },
          ...buses.slice(0, all ? undefined : FIRST).map(({ numero: bus, dias: lacked }) => ({
            key: bus,
            name: bus,
            to: liquidacionesOf(whole, { numero: bus }),
            figures: days.map((day) => lacked.includes(day) && (day === today ? '—' : MISSING)),
          })),
        ]}
      />
      {!all && buses.length > FIRST && (
        <Button size="small" sx={{ displayPrint: 'none' }} onClick={() => setAll(true)}>
          Mostrar los {numero(buses.length)} buses
        </Button>
      )}
    </Panel>
  )
}
