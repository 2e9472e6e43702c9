import { useMemo } from 'react'
import type { Tablero } from '../../contract/tablero'
import { FigureTable } from '../../ui/charts/FigureTable'
import { LazyBarChart } from '../../ui/charts/lazyBarChart'
import { pesos } from '../../ui/texts/formats'
import { gastosOf } from './addresses'
import { Panel } from './Panel'
import { inWords, monthName } from './texts'

/** Of a name's bars, one for each period; and of the axis and the legend. */
const GROUP_HEIGHT = 34
const REST_HEIGHT = 64

/** The expenses of each period by their name. */
export function GastosPanel({ tablero: { gastos, periodos } }: { tablero: Tablero }) {
  const names = useMemo(() => gastos.map(({ nombre }) => nombre), [gastos])
  const series = useMemo(
    () =>
      periodos.map((periodo, i) => ({
        nombre: monthName(periodo),
        values: gastos.map(({ valores }) => valores[i] ?? 0),
      })),
    [gastos, periodos],
  )
  const [month] = periodos
  if (!month) return null
  const height = gastos.length * GROUP_HEIGHT + REST_HEIGHT
  const totals = periodos.map(({ totalGasto }) => pesos(totalGasto))
  return (
    <Panel
      id="tablero-gastos"
      title="Gastos"
      description={inWords(
        gastos.map(({ nombre, valores }) => [nombre, valores.map(pesos).join(', ')] as const),
      )}
      headline={`Total ${pesos(month.totalGasto)}`}
      to={gastosOf(month)}
      linkText="Reporte"
      height={height}
      emptyMessage={gastos.length === 0 ? 'No hay gastos en estos días.' : undefined}
      chart={<LazyBarChart names={names} series={series} height={height} />}
      table={
        <FigureTable
          title="Gastos"
          columns={['Nombre', ...periodos.map(monthName)]}
          rows={[
            ...gastos.map(({ nombre, valores }) => ({
              key: nombre,
              name: nombre,
              figures: valores.map(pesos),
            })),
            { key: ' total', name: 'Total', figures: totals },
          ]}
        />
      }
    />
  )
}
