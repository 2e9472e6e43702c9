import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import type { SxProps, Theme } from '@mui/material/styles'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { DIAS_SEMANA } from '../../contract/catalogos'
import { diaDeLaSemana, fechaLarga } from '../../contract/fechas'
import type { Tablero } from '../../contract/tablero'
import { liquidacionesOf } from '../../records/searches/addresses'
import { paletteOf, tint } from '../../ui/style/palette'
import { numero } from '../../ui/texts/formats'
import { Panel } from './Panel'

/** Buses that are shown before all are asked for. */
const FIRST = 8

const CELLS: SxProps<Theme> = {
  typography: 'caption',
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 2,
  '& th': { fontWeight: 500, px: 0.5, py: 0.25, whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left' },
  '& td': {
    minWidth: 40,
    height: 24,
    textAlign: 'center',
    borderRadius: '3px',
    // Paper leaves backgrounds out unless it is told.
    printColorAdjust: 'exact',
    bgcolor: 'action.hover',
  },
  '& td[data-falta]': { bgcolor: (theme) => tint(paletteOf(theme).error.main, 22) },
}

/**
 * The buses that have no settlement on some of the last days: a tinted cell for each such day of a bus, and above them how many lack
 * one.
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
      {/* Focusable, so that the keyboard can scroll it. */}
      <div tabIndex={0} style={{ overflowX: 'auto' }}>
        <Box component="table" aria-label="Buses sin liquidación por día" sx={CELLS}>
          <thead>
            <tr>
              <th scope="col">Bus</th>
              {days.map((day) => (
                <th key={day} scope="col" title={fechaLarga(day)}>
                  {day === today
                    ? 'hoy, en curso'
                    : `${DIAS_SEMANA[diaDeLaSemana(day)]?.slice(0, 2)} ${Number(day.slice(8))}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Sin liquidación</th>
              {days.map((day) => (
                <td key={day}>{countOn(day)}</td>
              ))}
            </tr>
            {buses.slice(0, all ? undefined : FIRST).map((bus) => (
              <tr key={bus.numero}>
                <th scope="row">
                  <MuiLink component={Link} to={liquidacionesOf(whole, { numero: bus.numero })}>
                    {bus.numero}
                  </MuiLink>
                </th>
                {days.map((day) => {
                  const lacks = bus.dias.includes(day)
                  return (
                    <td key={day} data-falta={(lacks && day !== today) || undefined}>
                      {lacks && (day === today ? '—' : 'Falta')}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </div>
      {!all && buses.length > FIRST && (
        <Button size="small" sx={{ displayPrint: 'none' }} onClick={() => setAll(true)}>
          Mostrar los {numero(buses.length)} buses
        </Button>
      )}
    </Panel>
  )
}
