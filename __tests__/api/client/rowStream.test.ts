import { createListReader, startReading } from '../../../src/api/client/rowStream'

type Row = { n: number; texto?: string; gastos?: { v: number }[] }

const rows: Row[] = [
  { n: 1, texto: 'llaves },{ y comas "},{" dentro' },
  { n: 2, gastos: [{ v: 1 }, { v: 2 }] },
  { n: 3, texto: '½ € \\' },
  { n: 4, gastos: [] },
]

/** An answer that arrives so many bytes at a time, letters cut in two. */
function answerOf(text: string, bytes: number): Response {
  const data = new TextEncoder().encode(text)
  let from = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (control) => {
      if (from >= data.length) return control.close()
      control.enqueue(data.slice(from, from + bytes))
      from += bytes
    },
  })
  return new Response(body)
}

const started = (answer: Response) => startReading<Row>(Promise.resolve(answer))
const readList = (answer: Response, onFirst: (first: Row[]) => void) => started(answer).rows(onFirst)

it.each([1, 3, 7, 20, 64, 10_000])('reads the same rows %i bytes at a time', async (bytes) => {
  expect(await readList(answerOf(JSON.stringify(rows), bytes), () => undefined)).toEqual(rows)
})

it.each([
  ['indented', JSON.stringify(rows, null, 2), rows],
  ['empty', '[]', []],
  ['empty with spaces', ' [ ] ', []],
  ['of one row', '[{"n":1}]', [{ n: 1 }]],
])('reads a list that is %s', async (_how, text, expected) => {
  expect(await readList(answerOf(text, 5), () => undefined)).toEqual(expected)
})

it('hands over the first rows before the last have come, once', () => {
  const { receive, end } = createListReader<Row>()
  expect(receive('[{"n":1},{"n":2},{"n"')).toEqual([{ n: 1 }, { n: 2 }])
  expect(receive(':3},{"n":4')).toEqual([{ n: 3 }])
  expect(end.bind(null)).toThrow(SyntaxError)
})

it('calls once for the rows that came first', async () => {
  const onStart = jest.fn()
  await readList(answerOf(JSON.stringify(rows), 40), onStart)
  expect(onStart).toHaveBeenCalledTimes(1)
})

it.each(['', '{"mensaje":"no"}', '[{"n":1},{"n":', 'null'])('refuses %j, which is no list', async (text) => {
  await expect(readList(answerOf(text, 4), () => undefined)).rejects.toBeInstanceOf(SyntaxError)
})

describe('an answer that is read before anybody asks for its rows', () => {
  it('has them all for whoever does, and no first ones when the last have come', async () => {
    const list = started(answerOf(JSON.stringify(rows), 20))
    expect(await list.rows(() => undefined)).toEqual(rows)
    const onStart = jest.fn()
    expect(await list.rows(onStart)).toEqual(rows)
    expect(onStart).not.toHaveBeenCalled()
  })

  it('gives the first ones to each of those who come', async () => {
    const list = started(answerOf(JSON.stringify(rows), 20))
    const shows = [jest.fn(), jest.fn()]
    await Promise.all(shows.map((show) => list.rows(show)))
    for (const show of shows) expect(show).toHaveBeenCalledWith([rows[0]])
  })

  it('says what is wrong with it to whoever asks, and to nobody else', async () => {
    const list = started(answerOf('<html>', 20))
    await expect(list.rows(() => undefined)).rejects.toThrow(SyntaxError)
  })
})
