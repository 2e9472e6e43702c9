const DIAS_DEL_MES = 30

/**
 * Of the prima de servicios of a half-year: average monthly salary × days ÷ 360 (Código Sustantivo del Trabajo, art. 306: a
 * month's salary per year, in proportion to the time worked). It comes to salaries ÷ 12.
 */
export const DIVISOR_PRIMA = 360
/**
 * Of the vacations of the last twelve months: average monthly salary × days ÷ 720 (Código Sustantivo del Trabajo, art. 186:
 * fifteen days per year of service; art. 192: a variable salary counts by its average of the last year). It comes to
 * salaries ÷ 24.
 */
export const DIVISOR_VACACIONES = 720

/** Salaries earned, in pesos, and the 30/360 days in which they were earned. */
export interface Devengado {
  salarios: number
  dias: number
}

/** The amount owed, with the figures of its formula: `base` in pesos with cents, `valor` in whole pesos. */
export interface Prestacion extends Devengado {
  base: number
  valor: number
}

/**
 * The base, which is the average monthly salary (salarios ÷ días × 30), and base × días ÷ `divisor`.
 *
 * The base is divided by the days and multiplied by them again, so they cancel out: the value is salarios × 30 ÷ divisor,
 * rounded once, half up. From the base rounded to cents it could be a peso off.
 */
export function prestacion({ salarios, dias: contados }: Devengado, divisor: number): Prestacion {
  // A driver whose only day is a 31st, which 30/360 does not count, has worked a day.
  const dias = Math.max(1, contados)
  const base = Math.round((salarios * DIAS_DEL_MES * 100) / dias) / 100
  return { salarios, dias, base, valor: Math.round(salarios / (divisor / DIAS_DEL_MES)) }
}
