/**
 * Reads a long JSON list as it arrives, so that its first rows are shown while the others are on their way and no parsing
 * stops the page. Any JSON works: text that cannot be cut between rows is parsed whole at the end.
 */

/** Milliseconds of reading before the page may draw and answer keys. */
const SLICE = 8
const BETWEEN_ROWS = '},{'

// After a text that could not be cut, it must grow by half before the next try, so that failed tries stay linear overall.
const GROWTH = 1.5

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

function parse<Row>(text: string): Row[] | null {
  try {
    return JSON.parse(text) as Row[]
  } catch {
    return null
  }
}

/** Takes the text of a JSON list in pieces and gives its rows as soon as they are whole. */
export function createListReader<Row>() {
  let rest = ''
  let begun = false
  let threshold = 0

  /** The rows that are complete by now. A cut inside a text or a nested list does not parse and is not made. */
  function receive(chunk: string): Row[] {
    rest += chunk
    if (!begun && rest.trimStart().startsWith('[')) {
      begun = true
      rest = rest.trimStart().slice(1)
    }
    if (!begun || rest.length < threshold) return []
    const cut = rest.lastIndexOf(BETWEEN_ROWS)
    const rows = cut < 0 ? null : parse<Row>(`[${rest.slice(0, cut + 1)}]`)
    if (!rows) {
      threshold = rest.length * GROWTH
      return []
    }
    rest = rest.slice(cut + 2)
    threshold = 0
    return rows
  }

  /** The rest. @throws SyntaxError when all of it is no JSON list. */
  function end(): Row[] {
    const parsed: unknown = JSON.parse(begun ? `[${rest}` : rest)
    if (!Array.isArray(parsed)) throw new SyntaxError('The answer is not a list.')
    return parsed as Row[]
  }

  return { receive, end }
}

interface Reading<Row> {
  first: Promise<Row[]>
  all: Promise<Row[]>
  finished: boolean
}

const underWay = new WeakMap<Response, Reading<unknown>>()

/** Starts to read an answer before its taker's code has arrived, when reading costs nobody time. */
export function readAhead(response: Response): void {
  let begin: (first: unknown[]) => void = () => undefined
  const first = new Promise<unknown[]>((resolve) => (begin = resolve))
  const all = read(response, begin)
  const reading: Reading<unknown> = { first, all, finished: false }
  const finish = () => {
    reading.finished = true
  }
  all.then(finish, finish)
  underWay.set(response, reading)
}

/**
 * The rows of an answer.
 * @param onFirst is given the first of them, as soon as they are here, unless all of them are.
 */
export function readList<Row>(response: Response, onFirst: (first: Row[]) => void): Promise<Row[]> {
  const reading = underWay.get(response) as Reading<Row> | undefined
  if (!reading) return read(response, onFirst)
  if (!reading.finished) void reading.first.then(onFirst)
  return reading.all
}

async function read<Row>(response: Response, onFirst: (first: Row[]) => void): Promise<Row[]> {
  const { receive, end } = createListReader<Row>()
  const rows: Row[] = []
  const text = new TextDecoder()
  const reader = response.body?.getReader()
  let since = performance.now()
  while (reader) {
    const { value, done } = await reader.read()
    if (done) break
    const added = receive(text.decode(value, { stream: true }))
    if (rows.length === 0 && added.length > 0) onFirst(added)
    for (const row of added) rows.push(row)
    if (performance.now() - since > SLICE) {
      await nextTurn()
      since = performance.now()
    }
  }
  if (!reader) receive(await response.text())
  return rows.concat(end())
}
