import { useMemo } from 'react'
import type { Periodo } from '../../contract/tablero'
import type { ChartFrameProps } from '../../ui/charts/ChartFrame'
import { FigureTable } from '../../ui/charts/FigureTable'
import { LazyBarChart } from '../../ui/charts/lazyBarChart'
import { numero, pesos } from '../../ui/texts/formats'
import { Panel } from './Panel'
import { areEmpty, inWords, monthName, periodName, signed } from './texts'

type Figure = Exclude<keyof Periodo, 'desde' | 'hasta'>

interface Props extends Omit<ChartFrameProps, 'description'> {
  periodos: readonly Periodo[]
  sensor: Figure
  registradora: Figure
  /** The server's difference between the two. */
  difference?: Figure
  counts?: boolean
  to: string
  linkText: string
}

const HEIGHT = 200

/** What the sensor and the register say of this month, of the last, and of a year ago. */
export function PeriodPanel({ periodos, sensor, registradora, difference, counts, ...panel }: Props) {
  const format = counts ? numero : pesos
  const names = useMemo(() => periodos.map(monthName), [periodos])
  const series = useMemo(
    () => [
      { nombre: 'Sensor', values: periodos.map((periodo) => periodo[sensor]) },
      { nombre: 'Registradora', values: periodos.map((periodo) => periodo[registradora]) },
    ],
    [periodos, sensor, registradora],
  )
  const figuresOf = (periodo: Periodo) => [
    `Sensor ${format(periodo[sensor])}`,
    `Registradora ${format(periodo[registradora])}`,
    ...(difference ? [`Diferencia ${signed(periodo[difference], format)}`] : []),
  ]

  return (
    <Panel
      {...panel}
      height={HEIGHT}
      description={inWords(
        periodos.map((periodo) => [periodName(periodo), figuresOf(periodo).join(', ')] as const),
      )}
      headline={periodos.slice(0, 1).flatMap(figuresOf).join(' · ')}
      emptyMessage={areEmpty(periodos) ? 'No hay liquidaciones en estos días.' : undefined}
      chart={<LazyBarChart upright counts={counts} names={names} series={series} height={HEIGHT} />}
      table={
        <FigureTable
          title={panel.title}
          columns={['Días', 'Sensor', 'Registradora', ...(difference ? ['Diferencia'] : [])]}
          rows={periodos.map((periodo) => ({
            key: periodo.desde,
            name: periodName(periodo),
            figures: [
              format(periodo[sensor]),
              format(periodo[registradora]),
              ...(difference ? [signed(periodo[difference], format)] : []),
            ],
          }))}
        />
      }
    />
  )
}
