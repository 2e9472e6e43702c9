import { DIAS_SEMANA } from '../../contract/catalogos'
import { diaDeLaSemana, fechaLarga } from '../../contract/fechas'
import type { Tablero } from '../../contract/tablero'
import { liquidacionesOf } from '../../records/searches/addresses'
import { capitalized, numero, pesos } from '../../ui/texts/formats'
import { Panel } from './Panel'
import { changeFrom, signed } from './texts'

const PLACES = ['mejor', 'peor']

type Props = Pick<Tablero, 'segun' | 'sinLiquidacion'> & { ayer: NonNullable<Tablero['ayer']> }

/** The last day that was entered, beside the medians of its weekday: its figures, and the best bus and the worst. */
export function LastDayPanel({ ayer: day, segun, sinLiquidacion }: Props) {
  const compared = ({ valor, mediana }: typeof day.neto, format: typeof pesos) =>
    `${format(valor)}${changeFrom(mediana, valor, format(mediana))}`
  const headline = [
    `${capitalized(DIAS_SEMANA[diaDeLaSemana(day.fecha)])} ${fechaLarga(day.fecha)}, según ${segun}, junto a la mediana de ocho semanas`,
    `Valor neto ${compared(day.neto, pesos)}`,
    `Pasajeros ${compared(day.pasajeros, numero)}`,
    `Sin liquidación ${numero(day.faltan)} de ${numero(sinLiquidacion.total)} buses`,
  ].join('\n')
  return (
    <Panel
      title="Ayer"
      headline={headline}
      to={liquidacionesOf({ desde: day.fecha, hasta: day.fecha })}
      columns={['Bus', 'Valor neto', 'Mediana', 'Diferencia']}
      rows={day.buses.map((bus, i) => ({
        key: bus.numero,
        name: `${bus.numero}, el ${PLACES[i]}`,
        figures: [pesos(bus.valor), pesos(bus.mediana), signed(pesos, bus.diferencia)],
      }))}
    />
  )
}
