import { type EngineDb, type Snapshots } from '../db/types'
import { FairQueue, type QueueLimits } from './fair-queue'

/** How many snapshots are open at once, and for how many milliseconds. */
export interface ReadLimits extends QueueLimits {
  /** For the whole list, which a slow client may not have read by then. */
  total: number
}

/** Half of a process's connections to PostgreSQL, so that there is always one for a short call. One user leaves some to the others. */
export const READ_LIMITS: ReadLimits = { atOnce: 5, ofOne: 3, turn: 30_000, total: 60_000 }

/** Reads a list in pieces, all of them from one snapshot of the database. */
export type SnapshotReader = <T>(read: (base: EngineDb) => AsyncIterable<T>) => AsyncGenerator<T>

/** @returns the reader of each user. */
export function createSnapshotReader(
  { engine, openSnapshot }: Snapshots,
  limits = READ_LIMITS,
): (user: string) => SnapshotReader {
  const queue = new FairQueue(limits)

  const open = async (user: string) => {
    await queue.take(user)
    try {
      const snapshot = await openSnapshot()
      let closed: Promise<void> | undefined
      // A snapshot that cannot be closed is lost already.
      const close = () =>
        (closed ??= snapshot
          .close()
          .catch(() => undefined)
          .then(() => queue.release(user)))
      return { db: snapshot.db, close }
    } catch (error) {
      // The database is away: waiting for it helps no one in line.
      queue.rejectAll(error)
      queue.release(user)
      throw error
    }
  }

  return (user) =>
    async function* readSnapshot(read) {
      const { db, close } = await open(user)
      yield* withinLimits(read({ db, engine }), close, limits)
    }
}

/**
 * Passes the pieces on, and closes the snapshot when the client takes too long. An open snapshot keeps a
 * connection of PostgreSQL, and keeps either database from clearing away replaced rows.
 * @throws when it was closed early: the rest of the list cannot be read.
 */
async function* withinLimits<T>(
  pieces: AsyncIterable<T>,
  close: () => Promise<void>,
  { total }: ReadLimits,
): AsyncGenerator<T> {
  let cutOff = false
  const timer = setTimeout(() => {
    cutOff = true
    void close()
  }, total)
  try {
    for await (const piece of pieces) {
      if (cutOff) break
      yield piece
    }
  } catch (error) {
    // After the cut, the database only complains of the closed snapshot.
    if (!cutOff) throw error
  } finally {
    clearTimeout(timer)
    await close()
  }
  if (cutOff) throw new Error('The answer was read too slowly.')
}
