import { sumarDias } from '../../contract/fechas'
import type { FiguraDelMes, Mes, Tablero } from '../../contract/tablero'
import { numero, pesos } from '../../ui/texts/formats'
import { Panel } from './Panel'
import { COMPARED, compared, comparedCells, monthName, signed } from './texts'

interface Props {
  title: string
  mes: Mes
  sensor: FiguraDelMes
  registradora: FiguraDelMes
  /** The server's difference between the two. */
  difference?: number
  counts?: boolean
  /** The count by which each day's net is drawn; only a table where it is absent. */
  daily?: Tablero['segun']
  to: string
  linkText?: string
}

/** Figures of sensor and register for this month. */
export function PeriodPanel({ mes, sensor, registradora, difference, counts, daily, ...panel }: Props) {
  const format = counts ? numero : pesos
  const both = [
    ['Sensor', mes.figuras[sensor]],
    ['Registradora', mes.figuras[registradora]],
  ] as const
  return (
    <Panel
      {...panel}
      headline={[
        ...both.map(([name, figure]) => `${name} ${compared(figure, format, monthName(mes.anterior))}`),
        ...(difference === undefined ? [] : [`Diferencia ${signed(format, difference)}`]),
      ].join('\n')}
      emptyMessage={mes.liquidaciones === 0 ? 'No hay liquidaciones en estos días.' : undefined}
      lines={
        daily && {
          fechas: mes.netos.map((_, i) => sumarDias(mes.desde, i)),
          lines: [{ nombre: daily, values: mes.netos }],
          height: 200,
        }
      }
      columns={['Según', ...both.map(([name]) => name)]}
      // A line for each kind of figure: four columns of millions are wider than the card.
      rows={COMPARED.map((name, i) => ({
        key: name,
        name,
        figures: both.map(([, figure]) => comparedCells(figure, format)[i] ?? ''),
      }))}
    />
  )
}
