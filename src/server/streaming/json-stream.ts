/** JSON text of long lists as bytes in UTF-8, made of the text of their rows. */

/** Rows with commas between them, or null where there are none. */
export type Rows = string | Buffer | null

/** An array, from its rows in pieces. */
export async function* jsonArray(pieces: AsyncIterable<Rows>): AsyncGenerator<Buffer> {
  let separator = '['
  for await (const rows of pieces) {
    if (rows === null) continue
    // Joins separator and rows, since each chunk is compressed and awaited by itself.
    yield Buffer.concat([Buffer.from(separator), typeof rows === 'string' ? Buffer.from(rows) : rows])
    separator = ','
  }
  yield Buffer.from(separator === '[' ? '[]' : ']')
}

/** An object: the array under its name, then the other members, which `rest` knows once the rows are read. */
export async function* jsonObject(
  name: string,
  pieces: AsyncIterable<Rows>,
  rest: () => object,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`{${JSON.stringify(name)}:`)
  yield* jsonArray(pieces)
  yield Buffer.from(`,${JSON.stringify(rest()).slice(1)}`)
}
