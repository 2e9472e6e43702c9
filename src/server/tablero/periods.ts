import { limitesDelMes, sumarDias } from '../../contract/fechas'
import { type DayRange } from '../streaming/by-days'

/** The first days of a month, as many as it has of them. */
function firstDays(anio: number, mes: number, count: number): DayRange {
  const { desde, hasta } = limitesDelMes(anio, mes)
  const last = sumarDias(desde, count - 1)
  return { desde, hasta: last < hasta ? last : hasta }
}

/** This month up to today, the same days of the last month, and those of this month a year ago. */
export function periodsOf(hoy: string): DayRange[] {
  const [anio = 0, mes = 0, dia = 0] = hoy.split('-').map(Number)
  return [
    firstDays(anio, mes, dia),
    mes === 1 ? firstDays(anio - 1, 12, dia) : firstDays(anio, mes - 1, dia),
    firstDays(anio - 1, mes, dia),
  ]
}
