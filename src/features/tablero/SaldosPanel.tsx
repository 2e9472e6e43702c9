import type { Tablero } from '../../contract/tablero'
import { withSearch } from '../../records/searches/addresses'
import { counted, pesos } from '../../ui/texts/formats'
import { Panel } from './Panel'

/** The drivers who owe most, and what all of them owe. */
export function SaldosPanel({ saldos: { conductores, deudores, balance } }: Pick<Tablero, 'saldos'>) {
  return (
    <Panel
      title="Saldos"
      headline={`Balance ${pesos(balance)} · ${counted(deudores, ['conductor debe', 'conductores deben'])}`}
      to={withSearch('/deudas', { vista: 'conductor' })}
      linkText="Deudas"
      emptyMessage={conductores.length === 0 ? 'Ningún conductor debe.' : undefined}
      bars={{ measure: 'Saldo' }}
      columns={['Conductor', 'Saldo']}
      rows={conductores.map(({ conductorDocumento: documento, conductorNombre, balance: value }) => ({
        key: documento,
        name: conductorNombre,
        value,
        to: withSearch('/deudas', { documento }),
        figures: [pesos(value)],
      }))}
    />
  )
}
