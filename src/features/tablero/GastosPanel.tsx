import type { Tablero } from '../../contract/tablero'
import { between, withSearch } from '../../records/searches/addresses'
import { pesos } from '../../ui/texts/formats'
import { Panel } from './Panel'
import { compared, monthName } from './texts'

/** The month's expenses by their name. */
export function GastosPanel({ gastos, mes }: Pick<Tablero, 'gastos' | 'mes'>) {
  const total = mes.figuras.totalGasto
  return (
    <Panel
      title="Gastos"
      headline={`Total ${compared(total, pesos, monthName(mes.anterior))}`}
      to={withSearch('/reportes/gastos', between(mes))}
      linkText="Reporte"
      emptyMessage={gastos.length === 0 ? 'No hay gastos en estos días.' : undefined}
      bars={{ measure: 'Gastos' }}
      columns={['Nombre', 'Valor']}
      rows={[
        ...gastos.map(({ nombre: key, valor: value }) => ({
          key,
          name: key,
          value,
          figures: [pesos(value)],
        })),
        { key: '', name: 'Total', figures: [pesos(total.valor)] },
      ]}
    />
  )
}
