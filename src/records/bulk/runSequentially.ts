import { errorMessage, isUnauthorized } from '../../api/client/errors'

export interface Outcome<Item> {
  done: Item[]
  /** Refused, with the server's mensaje. */
  refused: { item: Item; message: string }[]
  /** Not reached: it was stopped, or there is nobody to answer. */
  left: Item[]
}

const isUnanswered = (error: unknown) => (error as { status?: unknown } | null)?.status === 'FETCH_ERROR'

interface Options {
  isStopped: () => boolean
  /** Is given how many have been answered. */
  onProgress: (count: number) => void
}

/** Makes a call for each item, one after the other. It ends early when told to, without a session, and without a connection. */
export async function runSequentially<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<unknown>,
  { isStopped, onProgress }: Options,
): Promise<Outcome<Item>> {
  const outcome: Outcome<Item> = { done: [], refused: [], left: [] }
  for (const [index, item] of items.entries()) {
    if (isStopped()) return { ...outcome, left: items.slice(index) }
    try {
      await call(item)
      outcome.done.push(item)
    } catch (error) {
      outcome.refused.push({ item, message: errorMessage(error) })
      if (isUnauthorized(error) || isUnanswered(error)) return { ...outcome, left: items.slice(index + 1) }
    }
    onProgress(index + 1)
  }
  return outcome
}
