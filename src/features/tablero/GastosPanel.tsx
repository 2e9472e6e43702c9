import type { Tablero } from '../../contract/tablero'
import { between, withSearch } from '../../records/searches/addresses'
import { pesos } from '../../ui/texts/formats'
import { Panel } from './Panel'
import { compared, monthName } from './texts'

/** Heights of a name's bars, one for each period, and of the axis with the legend. */
const GROUP_HEIGHT = 34
const REST_HEIGHT = 64

/** The expenses of each period by their name. */
export function GastosPanel({ gastos, periodos }: Pick<Tablero, 'gastos' | 'periodos'>) {
  const [month] = periodos
  if (!month) return null
  const rows = gastos.map(({ nombre, valores }) => ({
    key: nombre,
    name: nombre,
    figures: valores.map(pesos),
  }))
  const totals = periodos.map(({ totalGasto }) => pesos(totalGasto))
  return (
    <Panel
      title="Gastos"
      headline={`Total ${compared(periodos, 'totalGasto', pesos)}`}
      to={withSearch('/reportes/gastos', between(month))}
      linkText="Reporte"
      emptyMessage={gastos.length === 0 ? 'No hay gastos en estos días.' : undefined}
      bars={{
        names: gastos.map(({ nombre }) => nombre),
        series: periodos
          .map((periodo, i) => ({
            nombre: monthName(periodo),
            values: gastos.map(({ valores }) => valores[i] ?? 0),
          }))
          .filter((_, i) => periodos[i]?.liquidaciones),
        height: gastos.length * GROUP_HEIGHT + REST_HEIGHT,
      }}
      columns={['Nombre', ...periodos.map(monthName)]}
      rows={[...rows, { key: ' total', name: 'Total', figures: totals }]}
    />
  )
}
