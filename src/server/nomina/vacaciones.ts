import { prestacion, type Devengado, type Prestacion } from './promedio'

export const DIVISOR_VACACIONES = 720

/**
 * Vacations of the last twelve months: average monthly salary × days ÷ 720 (Código Sustantivo del Trabajo, art. 186:
 * fifteen days per year of service; art. 192: a variable salary counts by its average of the last year). It comes to
 * salaries ÷ 24.
 */
export const calculateVacaciones = (devengado: Devengado): Prestacion =>
  prestacion(devengado, DIVISOR_VACACIONES)
