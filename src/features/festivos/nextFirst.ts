interface Dated {
  fecha: string
}

const byDate = (a: Dated, b: Dated) => (a.fecha < b.fecha ? -1 : 1)

/** Sorts the coming holidays first, from the next one on, then the past ones, latest first. */
export function nextFirst<Row extends Dated>(rows: readonly Row[], today: string): Row[] {
  const sorted = [...rows].sort(byDate)
  const past = sorted.filter(({ fecha }) => fecha < today)
  return [...sorted.slice(past.length), ...past.reverse()]
}
