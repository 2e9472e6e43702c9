import { isDeepStrictEqual } from 'node:util'
import { type recordedTable, type State } from './recorded-tables'

interface Difference {
  antes: State | null
  despues: State | null
}

/** Stands for the value of a secret column. */
const HIDDEN = '•••'

function pick(state: State | null, columns: readonly string[], secret: readonly string[]): State | null {
  if (!state) return null
  return Object.fromEntries(
    columns.map((column) => [column, secret.includes(column) ? HIDDEN : state[column]]),
  )
}

/** The columns in which two states of a row differ; null when they do not. */
export function difference(
  before: State | null,
  after: State | null,
  { secret = [] }: ReturnType<typeof recordedTable>,
): Difference | null {
  const columns = Object.keys(after ?? before ?? {}).filter(
    (column) => !before || !after || !isDeepStrictEqual(before[column], after[column]),
  )
  if (columns.length === 0) return null
  return { antes: pick(before, columns, secret), despues: pick(after, columns, secret) }
}
