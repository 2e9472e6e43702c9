/** Rows by their key, each group in their order. */
export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key) {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
