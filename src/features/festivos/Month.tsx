import type { ReactNode } from 'react'
import { lunesDe } from '../../contract/calendario'
import { DIAS_SEMANA } from '../../contract/catalogos'
import { limitesDelMes, sumarDias } from '../../contract/fechas'

/** The days of a week from Monday on. */
const WEEK = [...DIAS_SEMANA.slice(1), 'domingo']

/** The most weeks that a month touches, by their first day's distance; a row without a day takes no room. */
const WEEKS = [0, 7, 14, 21, 28, 35]

interface Props {
  anio: number
  mes: number
  nombre: string
  drawDay: (fecha: string) => ReactNode
}

/** A month by weeks. */
export function Month({ anio, mes, nombre, drawDay }: Props) {
  const { desde, hasta } = limitesDelMes(anio, mes)
  const monday = lunesDe(desde)
  return (
    <table>
      <caption>{nombre}</caption>
      <thead>
        <tr>
          {WEEK.map((weekday) => (
            <th key={weekday}>{weekday.slice(0, 2)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {WEEKS.map((week) => (
          <tr key={week}>
            {WEEK.map((weekday, i) => {
              const fecha = sumarDias(monday, week + i)
              return <td key={weekday}>{fecha >= desde && fecha <= hasta && drawDay(fecha)}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
