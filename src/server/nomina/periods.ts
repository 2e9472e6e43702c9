/** The days that a payroll document looks at. Today is an argument; dates are `YYYY-MM-DD`. */
import { anioDe, diaDelMes } from '../../contract/calendario'
import { anioDelUltimoMes, limitesDelMes, type Periodo, sumarDias } from '../../contract/fechas'
import { earliest } from './days'

/** A half-year of the prima, which accrues to one day; pay is averaged to another. `final` is the day on which it ends. */
export interface HalfYear {
  nombre: string
  desde: string
  causaHasta: string
  promediaHasta: string
  final: string
}

/**
 * The half-year that the prima of June (6) or December (12) pays: the latest one ending in that month which has begun.
 * Asked on 21 November 2026, December is the running one; asked on 30 June 2026 it is that of 2025. It accrues to today, and from
 * the first day of its last month on, in which it is due, to its end.
 */
export function halfYearOf(month: number, today: string): HalfYear {
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

/** Days of which a month's paper pays: the half-year and, of a bono, the one before it too. */
export function windowOf(tipo: 'prima' | 'bono', mes: number, corte: string) {
  const semestre = halfYearOf(mes, corte)
  const desde = tipo === 'bono' ? `${semestre.final.slice(0, 4)}-01-01` : semestre.desde
  return { ...semestre, desde, hasta: semestre.final }
}

/** The twelve months that end on a day: never more than 360 days of payroll. */
export function lastTwelveMonths(hasta: string): Periodo {
  const next = sumarDias(hasta, 1)
  const month = `${anioDe(next) - 1}${next.slice(4, 8)}01`
  // The day of last year that a 29 February lacks is 1 March.
  return { desde: sumarDias(month, diaDelMes(next) - 1), hasta }
}
