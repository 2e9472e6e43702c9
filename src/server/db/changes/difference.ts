import { isDeepStrictEqual } from 'node:util'
import { type Noun, type State } from './noun'

/** Stands for the value of a secret column. */
const HIDDEN = '•••'

/** The columns in which two states of a row differ, before and after as JSON; null when they do not. */
export function difference(before: State | null, after: State | null, { secret = [], derived = [] }: Noun) {
  const columns = Object.keys(after ?? before ?? {}).filter(
    (column) =>
      !derived.includes(column) && (!before || !after || !isDeepStrictEqual(before[column], after[column])),
  )
  if (columns.length === 0) return null
  const shown = (state: State | null) =>
    state &&
    JSON.stringify(
      Object.fromEntries(columns.map((column) => [column, secret.includes(column) ? HIDDEN : state[column]])),
    )
  return { antes: shown(before), despues: shown(after) }
}
