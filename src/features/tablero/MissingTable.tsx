import MuiLink from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { diaDeLaSemana, fechaLarga } from '../../contract/fechas'
import type { Tablero } from '../../contract/tablero'
import { paletteOf, tint } from '../../ui/style/palette'
import { liquidacionesOf } from '../../records/searches/addresses'

type Missing = Tablero['sinLiquidacion']

const WEEKDAYS = ['do', 'lu', 'ma', 'mi', 'ju', 'vi', 'sá']

const Scroller = styled('div')({ overflowX: 'auto' })

const Cells = styled('table')(({ theme }) => ({
  ...theme.typography.caption,
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 2,
  '& th': { fontWeight: 500, padding: theme.spacing(0.25, 0.5), whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left' },
  '& td': {
    minWidth: 40,
    height: 24,
    textAlign: 'center',
    borderRadius: 3,
    // Paper leaves backgrounds out unless it is told.
    printColorAdjust: 'exact',
    backgroundColor: paletteOf(theme).action.hover,
  },
  '& td[data-falta]': { backgroundColor: tint(paletteOf(theme).error.main, 22) },
}))

const dayOf = (fecha: string) => Number(fecha.slice(8))

/** Buses by days: a tinted cell for each day on which a bus has no settlement, and above them how many lack one. */
export function MissingTable({ dias: days, buses, shown }: Missing & { shown: number }) {
  const today = days.at(-1) ?? ''
  const whole = { desde: days[0] ?? today, hasta: today }
  const countOn = (day: string) => buses.filter((bus) => bus.dias.includes(day)).length
  return (
    // Focusable, so that the keyboard can scroll it.
    <Scroller tabIndex={0}>
      <Cells aria-label="Buses sin liquidación por día">
        <thead>
          <tr>
            <th scope="col">Bus</th>
            {days.map((day) => (
              <th key={day} scope="col" title={fechaLarga(day)}>
                {day === today ? 'hoy' : `${WEEKDAYS[diaDeLaSemana(day)]} ${dayOf(day)}`}
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
          {buses.slice(0, shown).map(({ numero: number, dias: missing }) => (
            <tr key={number}>
              <th scope="row">
                <MuiLink component={Link} to={liquidacionesOf(whole, { numero: number })}>
                  {number}
                </MuiLink>
              </th>
              {days.map((day) =>
                missing.includes(day) ? (
                  <td key={day} data-falta>
                    Falta
                  </td>
                ) : (
                  <td key={day} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Cells>
    </Scroller>
  )
}
