import { DIAS_SEMANA } from '../../contract/catalogos'
import { diaDeLaSemana, fechaLarga } from '../../contract/fechas'
import type { Comparado, Tablero } from '../../contract/tablero'
import { liquidacionesOf } from '../../records/searches/addresses'
import { capitalized, counted, numero, pesos } from '../../ui/texts/formats'
import { Panel } from './Panel'
import { COMPARED, compared, comparedCells } from './texts'

const PLACES = ['mejor', 'peor']

type Props = Pick<Tablero, 'segun' | 'sinLiquidacion'> & { ayer: NonNullable<Tablero['ayer']> }

/** The last day that was entered, beside the medians of its buses on its weekday: its figures, and the best bus and the worst. */
export function LastDayPanel({ ayer: day, segun, sinLiquidacion }: Props) {
  const text = (figure: Comparado, format: typeof pesos) =>
    compared(figure, format, `${format(figure.esperado)} de ${counted(day.comparados, ['bus', 'buses'])}`)
  const headline = [
    `${capitalized(DIAS_SEMANA[diaDeLaSemana(day.fecha)])} ${fechaLarga(day.fecha)}, según ${segun}, junto a la mediana de cada bus en ocho semanas`,
    `Valor neto ${text(day.neto, pesos)}`,
    `Pasajeros ${text(day.pasajeros, numero)}`,
    `Sin liquidación ${numero(day.faltan)} de ${numero(sinLiquidacion.total)} buses`,
  ].join('\n')
  return (
    <Panel
      title="Ayer"
      headline={headline}
      to={liquidacionesOf({ desde: day.fecha, hasta: day.fecha })}
      columns={['Bus', ...COMPARED]}
      rows={day.buses.map((bus, i) => ({
        key: bus.numero,
        name: `${bus.numero}, el ${PLACES[i]}`,
        figures: comparedCells(bus, pesos),
      }))}
    />
  )
}
