/** Which days a payroll document is about. Today is an argument; dates are `YYYY-MM-DD`. */
import { anioDelUltimoMes, limitesDelMes, sumarDias } from '../../contract/fechas'
import { type Periodo } from './dias'

const primera = (...fechas: string[]): string => fechas.reduce((a, b) => (b < a ? b : a))
const ultima = (...fechas: string[]): string => fechas.reduce((a, b) => (b > a ? b : a))

/** A half-year of the prima. `hasta` is today while it is still running, and `final` the day on which it ends. */
export interface Semestre extends Periodo {
  nombre: string
  final: string
}

/**
 * The half-year that the prima of June (6) or December (12) pays: the latest one ending in that month which has begun.
 * Asked on 21 November 2026, December is the running one, up to that day; asked on 30 June 2026 it is that of 2025.
 */
export function semestreDePrima(mes: number, hoy: string): Semestre {
  const primerMes = mes - 5
  const anio = anioDelUltimoMes(primerMes, hoy)
  const { hasta: final } = limitesDelMes(anio, mes)
  return {
    nombre: `${mes === 6 ? 'primer' : 'segundo'} semestre de ${anio}`,
    desde: limitesDelMes(anio, primerMes).desde,
    hasta: primera(final, hoy),
    final,
  }
}

/** The twelve months that end today: never more than 360 days of payroll. */
export function ultimosDoceMeses(hoy: string): Periodo {
  const anio = Number(hoy.slice(0, 4))
  const mes = Number(hoy.slice(5, 7))
  const finDeMesAnterior = limitesDelMes(anio - 1, mes).hasta
  // The last day of a month looks back to the last day of that month, so that February's length does not matter.
  const haceUnAnio =
    limitesDelMes(anio, mes).hasta === hoy
      ? finDeMesAnterior
      : primera(`${anio - 1}${hoy.slice(4)}`, finDeMesAnterior)
  return { desde: sumarDias(haceUnAnio, 1), hasta: hoy }
}

/** What is known of a driver's work when a period is paid. */
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
export function diasDeServicio({ desde, hasta }: Periodo, servicio: Servicio): Periodo {
  const ingreso = servicio.fechaUltimoIngreso ?? servicio.primeraDeTodas
  return {
    desde: ultima(desde, primera(ingreso, servicio.primeraLiquidacion)),
    hasta: primera(hasta, ultima(servicio.fechaRetiro ?? hasta, servicio.ultimaLiquidacion)),
  }
}
