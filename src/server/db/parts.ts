/** Rows by so many at a time, for what one statement cannot take all of. */
export function* inParts<Row>(rows: readonly Row[], size: number): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size)
}
