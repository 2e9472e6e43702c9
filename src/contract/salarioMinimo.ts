/** Colombia's legal minimum monthly salary by year, in pesos; the last one is taken until the next is known. */
const SALARIOS_MINIMOS = [
  // Decreto 2292 de 2023.
  ['2024', 1_300_000],
  // Decreto 1572 de 2024.
  ['2025', 1_423_500],
  // Decreto 1469 de 2025, suspended on 13 February 2026; the same sum by Decreto 0159 of 19 February.
  ['2026', 1_750_905],
] as const

/** That of a day's year; undefined before the first. */
export const salarioMinimoEn = (fecha: string) =>
  SALARIOS_MINIMOS.findLast(([anio]) => anio <= fecha.slice(0, 4))?.[1]
