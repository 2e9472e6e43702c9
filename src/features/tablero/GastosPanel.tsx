import type { Tablero } from '../../contract/tablero'
import { between, withSearch } from '../../records/searches/addresses'
import { pesos } from '../../ui/texts/formats'
import { Panel } from './Panel'
import { compared, monthName } from './texts'

/** Heights of a name's bar, and of the axis. */
const BAR_HEIGHT = 22
const AXIS_HEIGHT = 32

/** The month's expenses by their name. */
export function GastosPanel({ gastos, mes }: Pick<Tablero, 'gastos' | 'mes'>) {
  const total = mes.figuras.totalGasto
  const rows = [...gastos, { nombre: 'Total', valor: total.valor }]
  return (
    <Panel
      title="Gastos"
      headline={`Total ${compared(total, pesos, monthName(mes.anterior))}`}
      to={withSearch('/reportes/gastos', between(mes))}
      linkText="Reporte"
      emptyMessage={gastos.length === 0 ? 'No hay gastos en estos días.' : undefined}
      bars={{
        names: gastos.map(({ nombre }) => nombre),
        series: [{ nombre: 'Gastos', values: gastos.map(({ valor: value }) => value) }],
        height: gastos.length * BAR_HEIGHT + AXIS_HEIGHT,
      }}
      columns={['Nombre', 'Valor']}
      rows={rows.map(({ nombre: name, valor: value }, i) => ({ key: `${i}`, name, figures: [pesos(value)] }))}
    />
  )
}
