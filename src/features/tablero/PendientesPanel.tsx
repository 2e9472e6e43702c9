import MuiLink from '@mui/material/Link'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { sumarDias } from '../../contract/fechas'
import type { Edad } from '../../contract/tablero'
import { FigureTable } from '../../ui/charts/FigureTable'
import { LazyBarChart } from '../../ui/charts/lazyBarChart'
import { counted, numero } from '../../ui/texts/formats'
import { pendientesOf } from './addresses'
import { Panel } from './Panel'
import { inWords } from './texts'

const HEIGHT = 200
const AGES = ['0–1 días', '2–7 días', '8–30 días', 'Más de 30']
const SERIES_NAME = 'Pendientes'

/** The settlements that are still to be settled, by their age. */
export function PendientesPanel({ pendientes }: { pendientes: readonly Edad[] }) {
  const series = useMemo(
    () => [{ nombre: SERIES_NAME, values: pendientes.map(({ cantidad }) => cantidad) }],
    [pendientes],
  )
  const total = pendientes.reduce((sum, { cantidad }) => sum + cantidad, 0)
  const oldest = pendientes.findLast(({ cantidad }) => cantidad > 0)
  const ages = pendientes.map((age, i) => ({ ...age, name: AGES[i] ?? '' }))
  return (
    <Panel
      id="tablero-pendientes"
      title="Pendientes"
      description={inWords(ages.map(({ name, cantidad }) => [name, numero(cantidad)] as const))}
      headline={counted(total, ['liquidación pendiente', 'liquidaciones pendientes'])}
      to={
        oldest
          ? pendientesOf({ desde: oldest.desde ?? oldest.hasta, hasta: pendientes[0]?.hasta ?? oldest.hasta })
          : '/?liquidada=false'
      }
      linkText="Liquidaciones"
      height={HEIGHT}
      emptyMessage={total === 0 ? 'No hay liquidaciones pendientes.' : undefined}
      chart={<LazyBarChart upright counts names={AGES} series={series} height={HEIGHT} />}
      table={
        <FigureTable
          title="Pendientes"
          columns={['Antigüedad', 'Liquidaciones']}
          rows={ages.map(({ name, desde, hasta, cantidad }) => ({
            key: name,
            name: desde ? (
              <MuiLink component={Link} to={pendientesOf(atLeastTwoDays(desde, hasta))}>
                {name}
              </MuiLink>
            ) : (
              name
            ),
            figures: [numero(cantidad)],
          }))}
        />
      }
    />
  )
}

/** Of a single day the search takes the day before too: it has no pending one, or it would be the first. */
const atLeastTwoDays = (desde: string, hasta: string) => ({
  desde: desde < hasta ? desde : sumarDias(hasta, -1),
  hasta,
})
