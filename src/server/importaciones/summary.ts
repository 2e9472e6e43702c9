import { groupBy } from '../../contract/groupBy'
import type { Resumen, Sumas } from '../../contract/importaciones'
import { sumaDe } from '../../contract/numeros'

type Day = Resumen['dias'][number]

const FIGURES = ['buses', 'pasajerosReg', 'pasajerosSensor', 'valorNetoReg', 'valorNetoSensor'] as const

const sumOf = (rows: readonly Day[]) =>
  Object.fromEntries(FIGURES.map((figure) => [figure, sumaDe(rows, figure)])) as Omit<Day, 'fecha'>

/** Sums of settlements by day, in the order of the days. */
export const byDay = (rows: readonly Day[]) =>
  [...groupBy(rows, ({ fecha }) => fecha)]
    .map(([fecha, ofDay]): Day => ({ fecha, ...sumOf(ofDay) }))
    .sort((one, other) => (one.fecha < other.fecha ? -1 : 1))

/** Totals of the sums of parts, overall and by day. */
export function resumenOf(parts: readonly Sumas[]): Resumen {
  const dias = byDay(parts.flatMap((part) => part.dias))
  const buses = new Set(parts.flatMap((part) => part.buses)).size
  return { total: { ...sumOf(dias), buses }, dias, valor: sumaDe(parts, 'valor') }
}
