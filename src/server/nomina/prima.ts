import { prestacion, type Devengado, type Prestacion } from './promedio'

export const DIVISOR_PRIMA = 360

/**
 * Prima de servicios of a half-year: average monthly salary × days ÷ 360 (Código Sustantivo del Trabajo, art. 306: a
 * month's salary per year, in proportion to the time worked). It comes to salaries ÷ 12.
 */
export const calculatePrima = (devengado: Devengado): Prestacion => prestacion(devengado, DIVISOR_PRIMA)
