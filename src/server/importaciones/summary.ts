import type { Sumas } from '../../contract/importaciones'

const NONE: Sumas = { pasajerosReg: 0, pasajerosSensor: 0, valorNetoReg: 0, valorNetoSensor: 0, valor: 0 }

/** Sums of rows, or of parts. */
export function sumOf(rows: readonly Partial<Sumas>[]) {
  const sums = { ...NONE }
  for (const row of rows)
    for (const figure of Object.keys(NONE) as (keyof Sumas)[]) sums[figure] += row[figure] ?? 0
  return sums
}
