/** The days that a payroll document looks at. Today is an argument; dates are `YYYY-MM-DD`. */
import { anioDelUltimoMes, limitesDelMes, sumarDias } from '../../contract/fechas'
import { earliest, latest, type Periodo } from './dias'

/** The two windows of a benefit, which begin together: it accrues to one day, and pay is averaged to another. */
export interface Ventanas {
  desde: string
  causaHasta: string
  promediaHasta: string
}

/** A half-year of the prima. `final` is the day on which it ends. */
export interface Semestre extends Ventanas {
  nombre: string
  final: string
}

/**
 * The half-year that the prima of June (6) or December (12) pays: the latest one ending in that month which has begun.
 * Asked on 21 November 2026, December is the running one; asked on 30 June 2026 it is that of 2025. It accrues to today, and from
 * the first day of its last month on, in which it is due, to its end.
 */
export function primaSemestre(month: number, today: string): Semestre {
  const firstMonth = month - 5
  const year = anioDelUltimoMes(firstMonth, today)
  const { desde: due, hasta: final } = limitesDelMes(year, month)
  return {
    nombre: `${month === 6 ? 'primer' : 'segundo'} semestre de ${year}`,
    desde: limitesDelMes(year, firstMonth).desde,
    causaHasta: today < due ? today : final,
    promediaHasta: earliest(final, today),
    final,
  }
}

/** The twelve months that end on a day: never more than 360 days of payroll. */
export function lastTwelveMonths(hasta: string): Periodo {
  const year = Number(hasta.slice(0, 4))
  const month = Number(hasta.slice(5, 7))
  const previousMonthEnd = limitesDelMes(year - 1, month).hasta
  // The last day of a month looks back to the last day of that month, so that February's length does not matter.
  const aYearAgo =
    limitesDelMes(year, month).hasta === hasta
      ? previousMonthEnd
      : earliest(`${year - 1}${hasta.slice(4)}`, previousMonthEnd)
  return { desde: sumarDias(aYearAgo, 1), hasta }
}

/** The dates of a driver that decide which service is the present one. */
export interface Carrera {
  /** Day of the last readmission; null without one. */
  servicioDesde: string | null
  fechaUltimoIngreso: string | null
  /** Date of the first settlement that staff have entered. */
  primeraLiquidacion: string
}

/** The first day of the present service: settlements from before the last readmission belong to a former one. */
export const inicioDelServicio = ({ servicioDesde, fechaUltimoIngreso, primeraLiquidacion }: Carrera) =>
  servicioDesde ?? earliest(primeraLiquidacion, fechaUltimoIngreso ?? primeraLiquidacion)

/**
 * The windows of a benefit within a service; pay is averaged over recorded days alone, those from the company's first settlement
 * (`recorded`) to its last.
 */
export function ventanasDelServicio(
  { desde, causaHasta, promediaHasta }: Ventanas,
  servicio: { desde: string; hasta: string | null },
  recorded: Periodo,
) {
  const until = (hasta: string) => earliest(hasta, servicio.hasta ?? hasta)
  const causado = { desde: latest(desde, servicio.desde), hasta: until(causaHasta) }
  const promedio = {
    desde: latest(causado.desde, recorded.desde),
    hasta: earliest(until(promediaHasta), recorded.hasta),
  }
  return { causado, promedio }
}
