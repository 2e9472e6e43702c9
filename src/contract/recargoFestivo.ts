import { type NumeroEditable } from './numeros'

/** The surcharge of work on a holiday, in percent of ordinary pay, from 1 July of a year on (Ley 2466 de 2025, art. 14). */
const RECARGOS = [
  ['2025', 80],
  ['2026', 90],
  ['2027', 100],
] as const

interface Pasaje {
  porcentajePasajero: NumeroEditable
  porcentajeFestivos: NumeroEditable
  fechaFinal: string
}

/** The surcharge in force on a fare's last day, and the holiday rate that it asks for, where the fare's own is less; undefined elsewhere. */
export function recargoFaltante({ porcentajePasajero, porcentajeFestivos, fechaFinal }: Pasaje) {
  const [anio, recargo] = RECARGOS.findLast(([year]) => `${year}-07-01` <= fechaFinal) ?? []
  if (anio === undefined || typeof porcentajeFestivos !== 'number') return undefined
  // Hundredths of a percent, since as a decimal 12.8 × 1.9 would be less than 24.32.
  const least = Number((Number(porcentajePasajero) * (100 + recargo)).toFixed(4))
  const own = Number((porcentajeFestivos * 100).toFixed(4))
  return own < least ? { anio, recargo, minimo: Math.ceil(least) / 100 } : undefined
}
