/** JSON text of long lists, made of the text of their rows. */

/** An array, from its rows in pieces; a piece is null when it has no rows. */
export async function* jsonArray(pieces: AsyncIterable<string | null>): AsyncGenerator<string> {
  let separator = '['
  for await (const rows of pieces) {
    if (rows === null) continue
    yield separator + rows
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}

/** An object: the array under its name, then the other members, which `rest` knows once the rows are read. */
export async function* jsonObject(
  name: string,
  pieces: AsyncIterable<string | null>,
  rest: () => object,
): AsyncGenerator<string> {
  yield `{${JSON.stringify(name)}:`
  yield* jsonArray(pieces)
  yield `,${JSON.stringify(rest()).slice(1)}`
}
