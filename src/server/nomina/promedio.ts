import { diasDeRachas, diasDeServicio, type Periodo } from './dias'
import { rounded } from './liquidacion'
import { ventanasDelServicio, type Ventanas } from './periodos'

/**
 * Days of salary per year in the prima de servicios of a half-year, in proportion to the time worked (Código Sustantivo del Trabajo, art.
 * 306; Ley 1788 de 2016).
 */
export const DIAS_PRIMA = 30
/** Days of salary for the vacations of a year of service (Código Sustantivo del Trabajo, arts. 186, 189 and 192). */
export const DIAS_VACACIONES = 15

const DIAS_DEL_MES = 30
const DIAS_DEL_ANIO = 360

/** A benefit: its windows, and the days of salary that a year of service gives. */
export interface Beneficio extends Ventanas {
  diasDeSalario: number
}

const product = (factors: readonly number[]) => factors.reduce((all, factor) => all * BigInt(factor), 1n)

/** Divides a product by another, half up. */
const quotient = (factors: readonly number[], divisors: readonly number[]) =>
  Number(rounded(product(factors), product(divisors)))

/**
 * Computes a driver's benefit from `salarios`, the pesos earned in the averaging window. The base, the average monthly salary, is salarios
 * ÷ (días − neutros) × 30, with cents: neutral days, on which nothing can be earned, lower no average. The value is base × causados ÷ 360
 * × the days of salary ÷ 30, rounded once, half up, from the unrounded base.
 *
 * @param neutrales dates in ascending order; those beyond the window do not count.
 */
export function liquidarBeneficio(
  beneficio: Beneficio,
  servicio: { desde: string; hasta: string | null },
  recorded: Periodo,
  salarios: number,
  neutrales: readonly string[],
) {
  const { causado, promedio } = ventanasDelServicio(beneficio, servicio, recorded)
  const dias = diasDeServicio(promedio, servicio.desde)
  const within = neutrales.filter((fecha) => fecha >= promedio.desde && fecha <= promedio.hasta)
  const neutros = Math.min(diasDeRachas(within), dias - 1)
  const causados = Math.min(diasDeServicio(causado, servicio.desde), DIAS_DEL_ANIO)
  const averaged = dias - neutros
  return {
    causado,
    promedio,
    dias,
    neutros,
    causados,
    base: quotient([salarios, DIAS_DEL_MES, 100], [averaged]) / 100,
    valor: quotient([salarios, beneficio.diasDeSalario, causados], [averaged, DIAS_DEL_ANIO]),
  }
}
