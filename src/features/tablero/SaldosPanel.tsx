import MuiLink from '@mui/material/Link'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Tablero } from '../../contract/tablero'
import { FigureTable } from '../../ui/charts/FigureTable'
import { LazyBarChart } from '../../ui/charts/lazyBarChart'
import { counted, pesos } from '../../ui/texts/formats'
import { deudasOf, SALDOS } from './addresses'
import { Panel } from './Panel'
import { inWords } from './texts'

const BAR_HEIGHT = 22
const AXIS_HEIGHT = 32

/** The drivers who owe most, and what all of them owe. */
export function SaldosPanel({ saldos: { conductores, deudores, balance } }: { saldos: Tablero['saldos'] }) {
  const names = useMemo(() => conductores.map(({ conductorNombre }) => conductorNombre), [conductores])
  const series = useMemo(
    () => [{ nombre: 'Saldo', values: conductores.map((conductor) => conductor.balance) }],
    [conductores],
  )
  const height = conductores.length * BAR_HEIGHT + AXIS_HEIGHT
  const howMany = counted(deudores, ['conductor debe', 'conductores deben'])
  return (
    <Panel
      id="tablero-saldos"
      title="Saldos"
      description={inWords(
        conductores.map((conductor) => [conductor.conductorNombre, pesos(conductor.balance)] as const),
      )}
      headline={`Balance ${pesos(balance)} · ${howMany}`}
      to={SALDOS}
      linkText="Deudas"
      height={height}
      emptyMessage={conductores.length === 0 ? 'Ningún conductor debe.' : undefined}
      chart={<LazyBarChart names={names} series={series} height={height} />}
      table={
        <FigureTable
          title="Saldos"
          columns={['Conductor', 'Saldo']}
          rows={conductores.map(({ conductorDocumento, conductorNombre, balance: owed }) => ({
            key: conductorDocumento,
            name: (
              <MuiLink component={Link} to={deudasOf(conductorDocumento)}>
                {conductorNombre}
              </MuiLink>
            ),
            figures: [pesos(owed)],
          }))}
        />
      }
    />
  )
}
