import type { FileTable } from '../table/fileTable'
import type { Total } from '../table/totals'
import type { Answer, Order } from './protocol'
import { startWorker } from './startWorker'

/** So many rows go to the worker at once; 2,000 take the page a few milliseconds. */
const PART = 2_000

/** Lets the page do what waits: paint, keys. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** The Excel file of a table, written in a worker. Rejects when it cannot be written, or with the signal. */
export function excelFile(
  title: string,
  table: FileTable,
  totals: readonly Total[],
  signal: AbortSignal,
): Promise<Blob> {
  const worker = startWorker()
  const order = (message: Order) => worker.postMessage(message)

  const answered = new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) =>
      'file' in data ? resolve(data.file) : reject(new Error(data.failure))
    worker.onerror = ({ message }) => reject(new Error(message || 'The worker did not start.'))
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
  const send = async () => {
    order({ head: { title, columns: table.columns, totals } })
    for (let from = 0; from < table.length && !signal.aborted; from += PART) {
      order({ rows: table.cells(from, from + PART) })
      await pause()
    }
    order({ end: true })
    return answered
  }
  return Promise.race([answered, send()]).finally(() => worker.terminate())
}
