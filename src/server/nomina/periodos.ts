/** The days of a payroll document. Today is an argument; dates are `YYYY-MM-DD`. */
import { anioDelUltimoMes, limitesDelMes, sumarDias } from '../../contract/fechas'
import { type Periodo } from './dias'

const earliest = (...fechas: string[]): string => fechas.reduce((a, b) => (b < a ? b : a))
const latest = (...fechas: string[]): string => fechas.reduce((a, b) => (b > a ? b : a))

/** A half-year of the prima. `hasta` is today while it is still running, and `final` the day on which it ends. */
export interface Semestre extends Periodo {
  nombre: string
  final: string
}

/**
 * The half-year that the prima of June (6) or December (12) pays: the latest one ending in that month which has begun.
 * Asked on 21 November 2026, December is the running one, up to that day; asked on 30 June 2026 it is that of 2025.
 */
export function primaSemestre(month: number, today: string): Semestre {
  const firstMonth = month - 5
  const year = anioDelUltimoMes(firstMonth, today)
  const { hasta: final } = limitesDelMes(year, month)
  return {
    nombre: `${month === 6 ? 'primer' : 'segundo'} semestre de ${year}`,
    desde: limitesDelMes(year, firstMonth).desde,
    hasta: earliest(final, today),
    final,
  }
}

/** The twelve months that end today: never more than 360 days of payroll. */
export function lastTwelveMonths(today: string): Periodo {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  const previousMonthEnd = limitesDelMes(year - 1, month).hasta
  // The last day of a month looks back to the last day of that month, so that February's length does not matter.
  const aYearAgo =
    limitesDelMes(year, month).hasta === today
      ? previousMonthEnd
      : earliest(`${year - 1}${today.slice(4)}`, previousMonthEnd)
  return { desde: sumarDias(aYearAgo, 1), hasta: today }
}

/** The dates of a driver's work that decide the days of a period. */
export interface Servicio {
  /** Dates of the first and last settlement in the period. */
  primeraLiquidacion: string
  ultimaLiquidacion: string
  /** Date of the first settlement ever. */
  primeraDeTodas: string
  fechaUltimoIngreso: string | null
  /** Day of retirement; null while active. */
  fechaRetiro: string | null
}

/**
 * The driver's days of work in a period that has settlements of theirs: from the last entry (from the first settlement
 * ever where no entry is known) to the retirement, within the period. A settlement of the period is always inside, even
 * one before the registered entry or after the retirement, so that salaries and days speak of the same time.
 */
export function serviceDays({ desde, hasta }: Periodo, servicio: Servicio): Periodo {
  const ingreso = servicio.fechaUltimoIngreso ?? servicio.primeraDeTodas
  return {
    desde: latest(desde, earliest(ingreso, servicio.primeraLiquidacion)),
    hasta: earliest(hasta, latest(servicio.fechaRetiro ?? hasta, servicio.ultimaLiquidacion)),
  }
}
