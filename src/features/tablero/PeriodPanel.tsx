import { sumarDias } from '../../contract/fechas'
import type { Periodo, Tablero } from '../../contract/tablero'
import { numero, pesos } from '../../ui/texts/formats'
import { Panel } from './Panel'
import { areEmpty, compared, monthName, periodName, signed, type Figure } from './texts'

interface Props {
  title: string
  periodos: readonly Periodo[]
  sensor: Figure
  registradora: Figure
  /** The server's difference between the two. */
  difference?: Figure
  counts?: boolean
  /** The count by which each day's net is drawn; the period's sums where it is absent. */
  daily?: Tablero['segun']
  to: string
  linkText?: string
}

/** Figures of sensor and register for this month, the last, and a year ago. */
export function PeriodPanel({ periodos, sensor, registradora, difference, counts, daily, ...panel }: Props) {
  const format = counts ? numero : pesos
  const both = [
    ['Sensor', sensor],
    ['Registradora', registradora],
  ] as const
  const differences = periodos.map((periodo) => (difference ? [signed(format, periodo[difference])] : []))

  return (
    <Panel
      {...panel}
      headline={[
        ...both.map(([name, figure]) => `${name} ${compared(periodos, figure, format)}`),
        ...(differences[0] ?? []).map((figure) => `Diferencia ${figure}`),
      ].join('\n')}
      emptyMessage={areEmpty(periodos) ? 'No hay liquidaciones en estos días.' : undefined}
      lines={
        daily && {
          fechas: (periodos[0]?.netos ?? []).map((_, i) => sumarDias(periodos[0]?.desde ?? '', i)),
          lines: periodos
            .slice(0, 2)
            .map((periodo) => ({ nombre: `${monthName(periodo)}, ${daily}`, values: periodo.netos })),
          height: 200,
        }
      }
      bars={{
        names: periodos.map(monthName),
        series: both.map(([nombre, figure]) => ({
          nombre,
          values: periodos.map((periodo) => periodo[figure]),
        })),
        counts,
        upright: true,
        height: 200,
      }}
      columns={['Días', 'Sensor', 'Registradora', ...(difference ? ['Diferencia'] : [])]}
      rows={periodos.map((periodo, i) => ({
        key: periodo.desde,
        name: periodName(periodo),
        figures: [...both.map(([, figure]) => format(periodo[figure])), ...(differences[i] ?? [])],
      }))}
    />
  )
}
