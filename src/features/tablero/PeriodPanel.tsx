import type { Periodo } from '../../contract/tablero'
import { numero, pesos } from '../../ui/texts/formats'
import { Panel } from './Panel'
import { areEmpty, compared, inWords, monthName, periodName, type Figure } from './texts'

interface Props {
  id: string
  title: string
  periodos: readonly Periodo[]
  sensor: Figure
  registradora: Figure
  /** The server's difference between the two. */
  difference?: Figure
  counts?: boolean
  to: string
  linkText: string
}

/** What the sensor and the register say of this month, of the last, and of a year ago. */
export function PeriodPanel({ periodos, sensor, registradora, difference, counts, ...panel }: Props) {
  const format = counts ? numero : pesos
  // With its sign: '+12', '-3', '0'.
  const signed = (figure: number) => `${figure > 0 ? '+' : ''}${format(figure)}`
  const names = ['Sensor', 'Registradora', ...(difference ? ['Diferencia'] : [])]
  const rows = periodos.map((periodo) => ({
    key: periodo.desde,
    name: periodName(periodo),
    figures: [
      format(periodo[sensor]),
      format(periodo[registradora]),
      ...(difference ? [signed(periodo[difference])] : []),
    ],
  }))
  const named = rows.map(({ name, figures }) => ({
    name,
    figures: figures.map((figure, i) => `${names[i]} ${figure}`),
  }))

  return (
    <Panel
      {...panel}
      description={inWords(named)}
      headline={[
        `Sensor ${compared(periodos, sensor, format)}`,
        `Registradora ${compared(periodos, registradora, format)}`,
        named[0]?.figures[2],
      ].join('\n')}
      emptyMessage={areEmpty(periodos) ? 'No hay liquidaciones en estos días.' : undefined}
      bars={{
        names: periodos.map(monthName),
        series: [
          { nombre: 'Sensor', values: periodos.map((periodo) => periodo[sensor]) },
          { nombre: 'Registradora', values: periodos.map((periodo) => periodo[registradora]) },
        ],
        counts,
        upright: true,
        height: 200,
      }}
      columns={['Días', ...names]}
      rows={rows}
    />
  )
}
