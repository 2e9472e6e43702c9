import type { Read } from './problems'

/** Milliseconds for a file to be read. */
const READING = 30_000

/** Reads a file in a thread of its own, which is ended when it has not read it in time. */
export const readInWorker = (worker: Worker, buffer: ArrayBuffer, name: string): Promise<Read> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      worker.terminate()
      settle()
    }
    const timer = setTimeout(() => end(() => resolve({ problem: 'tooSlow' })), READING)
    worker.onmessage = ({ data }: MessageEvent<Read>) => end(() => resolve(data))
    worker.onerror = ({ message }) => end(() => reject(new Error(message)))
    worker.postMessage({ buffer, name }, [buffer])
  })
