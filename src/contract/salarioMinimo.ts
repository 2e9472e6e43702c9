/** Colombia's legal minimum monthly salary and transport allowance by year, in pesos; the last are taken until the next are known. */
export const LEGALES: readonly (readonly [anio: string, salario: number, auxilio: number])[] = [
  // Decretos 1785 y 1786 de 2020.
  ['2021', 908_526, 106_454],
  // Decretos 1724 y 1725 de 2021.
  ['2022', 1_000_000, 117_172],
  // Decretos 2613 y 2614 de 2022.
  ['2023', 1_160_000, 140_606],
  // Decretos 2292 y 2293 de 2023.
  ['2024', 1_300_000, 162_000],
  // Decretos 1572 y 1573 de 2024.
  ['2025', 1_423_500, 200_000],
  // Decreto 1469 de 2025, suspended on 13 February 2026; the same sum by Decreto 0159 of 19 February. Decreto 1470 de 2025.
  ['2026', 1_750_905, 249_095],
]

const delAnioDe = (fecha: string, legales = LEGALES) =>
  legales.findLast(([anio]) => anio <= fecha.slice(0, 4))

/** That of a day's year; undefined before the first. @param legales as they were known on another day. */
export const salarioMinimoEn = (fecha: string, legales?: typeof LEGALES) => delAnioDe(fecha, legales)?.[1]

/** The transport allowance (Ley 15 de 1959) of a day's year; undefined before the first. */
export const auxilioEn = (fecha: string, legales?: typeof LEGALES) => delAnioDe(fecha, legales)?.[2]
