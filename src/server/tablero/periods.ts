import { limitesDelMes, sumarDias } from '../../contract/fechas'
import { type DayRange } from '../streaming/by-days'

/** This month up to today, the same days of the last month, and those of this month a year ago. */
export function periodsOf(hoy: string): DayRange[] {
  const [anio = 0, mes = 0, dia = 0] = hoy.split('-').map(Number)
  // A month 0 is December of the year before.
  const months = [limitesDelMes(anio, mes), limitesDelMes(anio, mes - 1), limitesDelMes(anio - 1, mes)]
  return months.map(({ desde, hasta }) => {
    const same = sumarDias(desde, dia - 1)
    return { desde, hasta: same < hasta ? same : hasta }
  })
}
