import { runInWorker } from '../job'
import type { Read } from './problems'

/** Milliseconds for a file to be read. */
const READING = 10_000

/** Reads a file in a thread of its own, which is ended when it has not read it in time. */
export function readInWorker(worker: Worker, buffer: ArrayBuffer): Promise<Read> {
  const signal = AbortSignal.timeout(READING)
  return runInWorker<Read>(worker, { buffer }, signal).catch((error: Error) => {
    if (signal.aborted) return { problem: 'tooSlow' }
    throw error
  })
}
