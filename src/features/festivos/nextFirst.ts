import type { FestivoFila } from '../../contract/festivos'

const byDate = (a: FestivoFila, b: FestivoFila) => (a.fecha < b.fecha ? -1 : 1)

/** Sorts the coming holidays first, from the next one on, then the past ones, latest first. */
export function nextFirst(rows: readonly FestivoFila[], today: string): FestivoFila[] {
  const sorted = [...rows].sort(byDate)
  const past = sorted.filter(({ fecha }) => fecha < today)
  return [...sorted.slice(past.length), ...past.reverse()]
}
