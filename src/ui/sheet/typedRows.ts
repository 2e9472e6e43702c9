/** Typed values over a server's rows, by the row's id: kept apart, so that a refetched row overwrites none of them. */

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Keeps what is typed in a row and other than these values: its record's or, after a save, what was sent. A row without such is none. */
export function keepTyped<Row extends { changes: object }>(
  rows: Record<string, Row>,
  id: string,
  row: Row,
  values: object,
) {
  const known: Record<string, unknown> = { ...values }
  const changes = Object.entries(row.changes).filter(([field, value]) => !isSame(value, known[field]))
  if (changes.length === 0) delete rows[id]
  else rows[id] = Object.assign({}, row, { changes: Object.fromEntries(changes) })
}
