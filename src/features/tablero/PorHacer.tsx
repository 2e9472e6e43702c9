import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { daysFromToday } from '../../ui/texts/distances'
import { nombreDeRuta } from '../../contract/catalogos'
import { sumarDias } from '../../contract/fechas'
import type { Tablero } from '../../contract/tablero'
import { withSearch } from '../../records/searches/addresses'
import { fechaCorta, numero, pesos } from '../../ui/texts/formats'
import { Section } from '../../ui/Section'

/** Counts what waits, if it can be counted; the words for one and for several, what more is known, and where it is done. */
type Task = readonly [
  count: number | null,
  one: string,
  several: string,
  note: string,
  to: string,
  linkText: string,
]

const inDays = (days: number) => (days < 0 ? 'vencida' : daysFromToday(days))

export const planillaOf = (fecha: string) => withSearch('/liquidaciones/planilla', { fecha })

function tasksOf({ hoy, sinLiquidacion, pendientes, plazos, fuera, pasajesPorVencer, saldos }: Tablero) {
  const yesterday = sumarDias(hoy, -1)
  const without = sinLiquidacion.buses.filter(({ dias }) => dias.includes(yesterday))
  const { cantidad, desde, soloSensor } = pendientes
  const unread = soloSensor > 0 ? `; ${numero(soloSensor)} más, solo con sensor` : ''
  const { deudores, balance, mayor } = saldos
  const tasks: Task[] = [
    [
      without.length,
      'bus sin registradora de ayer',
      'buses sin registradora de ayer',
      without.map((bus) => bus.numero).join(', '),
      planillaOf(yesterday),
      'Planilla',
    ],
    [
      cantidad,
      'liquidación pendiente',
      'liquidaciones pendientes',
      `la más antigua, del ${fechaCorta(desde)}${unread}`,
      '/?liquidada=false',
      'Liquidaciones',
    ],
    ...plazos.map(({ nombre, fecha, dias, sinEmitir }): Task => [
      sinEmitir,
      sinEmitir === null ? nombre : 'prima sin emitir',
      'primas sin emitir',
      `hasta el ${fechaCorta(fecha)}, ${inDays(dias)}`,
      '/documentos',
      'Documentos',
    ]),
    [fuera ? null : 0, '', 'Trabajo sin contrato', fuera ?? '', '/documentos', 'Documentos'],
    [
      pasajesPorVencer.length,
      'pasaje vence',
      'pasajes vencen',
      pasajesPorVencer.map(({ ruta, dias }) => `${nombreDeRuta(ruta)}, ${inDays(dias)}`).join('; '),
      '/pasajes',
      'Pasajes',
    ],
    [
      deudores,
      'conductor debe',
      'conductores deben',
      `balance ${pesos(balance)}; el que más, ${pesos(mayor)}`,
      withSearch('/deudas', { vista: 'conductor' }),
      'Deudas',
    ],
  ]
  return tasks.filter(([count]) => count !== 0)
}

/** Lists what waits for someone, each with the way to where it is done. */
export function PorHacer({ tablero }: { tablero: Tablero }) {
  const tasks = tasksOf(tablero)
  return (
    <Section title="Por hacer" columns={4} emptyMessage={tasks.length === 0 && 'Nada por hacer.'}>
      <List disablePadding sx={{ mx: -2, '& > :last-child': { border: 0 } }}>
        {tasks.map(([count, one, several, note, to, linkText], i) => (
          <ListItem key={i} disablePadding divider>
            <ListItemButton component={Link} to={to} sx={{ gap: 1.5, alignItems: 'baseline' }}>
              <Typography variant="subtitle1" component="span" sx={{ minWidth: 24, textAlign: 'right' }}>
                {numero(count)}
              </Typography>
              <Typography variant="body2" component="span" sx={{ flex: 1 }}>
                {count === 1 ? one : several}
                <Typography variant="caption" component="div" color="textSecondary">
                  {note}
                </Typography>
              </Typography>
              <Typography variant="subtitle2" component="span" color="primary">
                {linkText}
              </Typography>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Section>
  )
}
