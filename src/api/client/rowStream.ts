/**
 * Reads a long JSON list as it arrives, so that its first rows are shown while the others are on their way and no parsing
 * stops the page. Any JSON works: text that cannot be cut between rows is parsed whole at the end.
 */
import { nextTask } from './nextTask'

/** Milliseconds of reading before the page may draw and answer keys. */
const SLICE = 8
const BETWEEN_ROWS = '},{'

// After a text that could not be cut, it must grow by half before the next try, so that failed tries stay linear overall.
const GROWTH = 1.5

/** Gives what a text of JSON means. */
type Parse = (json: string) => unknown

export function createListReader<Row>(parse: Parse = JSON.parse) {
  let rest = ''
  let threshold = 0
  return {
    /** The rows that are complete by now: none without a place to cut, or after a cut inside a text or a nested list. */
    receive: (chunk: string) => {
      rest += chunk
      if (rest.length < threshold) return []
      const cut = rest.lastIndexOf(BETWEEN_ROWS)
      try {
        const rows = parse(`${rest.slice(0, cut + 1)}]`) as Row[]
        rest = `[${rest.slice(cut + 2)}`
        threshold = 0
        return rows
      } catch {
        threshold = rest.length * GROWTH
        return []
      }
    },
    /** The rest. @throws SyntaxError when all of it is no JSON list. */
    end: () => {
      const parsed = parse(rest)
      if (!Array.isArray(parsed)) throw new SyntaxError('The answer is not a list.')
      return parsed as Row[]
    },
  }
}

async function read<Row>(response: Response, parse: Parse | undefined, onFirst: (first: Row[]) => void) {
  const { receive, end } = createListReader<Row>(parse)
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
      await nextTask()
      since = performance.now()
    }
  }
  return rows.concat(end())
}

/** Reads an answer from now on, before anybody asks for its rows, unless it is a refusal. */
export function startReading<Row>(response: Promise<Response>, parse?: Parse) {
  let first: Row[] = []
  const shows: ((first: Row[]) => void)[] = []
  const onFirst = (rows: Row[]) => {
    first = rows
    for (const show of shows) show(rows)
  }
  const all = response.then((answer) => (answer.ok ? read<Row>(answer, parse, onFirst) : []))
  const finish = () => {
    first = []
  }
  all.then(finish, finish)
  return {
    response,
    /** Resolves to all rows. Calls `show` once with the first ones, unless the whole list has come by then. */
    rows: (show: (first: Row[]) => void) => {
      if (first.length > 0) show(first)
      shows.push(show)
      return all
    },
  }
}

export type Reading<Row> = ReturnType<typeof startReading<Row>>
