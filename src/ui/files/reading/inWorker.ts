import { runInWorker } from '../job'
import type { Order } from '../protocol'
import type { Read } from './problems'

/** Milliseconds for a file to be read. */
const READING = 10_000

/** Reads a file in a thread of its own, which is ended when it has not read it in time. */
export function readInWorker(worker: Worker, order: Order): Promise<Read> {
  const signal = AbortSignal.timeout(READING)
  return runInWorker<Read>(worker, order, signal).catch((error: Error) => {
    if (signal.aborted) return { problem: 'tooSlow' }
    throw error
  })
}
