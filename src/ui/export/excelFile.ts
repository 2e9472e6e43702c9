import { nextTask } from '../../api/client/nextTask'
import type { FileTable } from './fileTable'
import type { Total } from '../tableState/totals'
import { startJob } from '../files/job'
import { startWorker } from '../files/startWorker'

/** So many rows go to the worker at once; 2,000 take the page a few milliseconds. */
const PART = 2_000

/** The Excel file of a table, written in a worker. Rejects when it cannot be written, or with the signal. */
export async function excelFile(
  title: string,
  table: Omit<FileTable, 'texts'>,
  totals: readonly Total[],
  signal: AbortSignal,
) {
  const { answered, order } = startJob<{ file: Blob }>(startWorker(), signal)
  const send = async () => {
    for (let from = 0; from < table.length && !signal.aborted; from += PART) {
      order({ rows: table.cells(from, from + PART) })
      await nextTask()
    }
    order({ head: { title, columns: table.columns, totals } })
    return answered
  }
  return (await Promise.race([answered, send()])).file
}
