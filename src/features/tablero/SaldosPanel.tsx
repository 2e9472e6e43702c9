import type { Tablero } from '../../contract/tablero'
import { withSearch } from '../../records/searches/addresses'
import { counted, pesos } from '../../ui/texts/formats'
import { Panel } from './Panel'

const BAR_HEIGHT = 22
const AXIS_HEIGHT = 32

/** The drivers who owe most, and what all of them owe. */
export function SaldosPanel({ saldos: { conductores, deudores, balance } }: Pick<Tablero, 'saldos'>) {
  return (
    <Panel
      title="Saldos"
      headline={`Balance ${pesos(balance)} · ${counted(deudores, ['conductor debe', 'conductores deben'])}`}
      to={withSearch('/deudas', { vista: 'conductor' })}
      linkText="Deudas"
      emptyMessage={conductores.length === 0 ? 'Ningún conductor debe.' : undefined}
      bars={{
        names: conductores.map(({ conductorNombre }) => conductorNombre),
        series: [{ nombre: 'Saldo', values: conductores.map((conductor) => conductor.balance) }],
        height: conductores.length * BAR_HEIGHT + AXIS_HEIGHT,
      }}
      columns={['Conductor', 'Saldo']}
      rows={conductores.map(({ conductorDocumento: documento, conductorNombre, balance: owed }) => ({
        key: documento,
        name: conductorNombre,
        to: withSearch('/deudas', { documento }),
        figures: [pesos(owed)],
      }))}
    />
  )
}
