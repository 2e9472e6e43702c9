import type { CsvCell } from '../table/csv'
import { createWorkbook, type SheetHead } from './workbook'

/** What the page tells the worker: what the sheet is, then its rows in parts, then that these were all. */
export type Order = { head: SheetHead } | { rows: readonly (readonly CsvCell[])[] } | { end: true }
/** What the worker answers in the end. */
export type Answer = { file: Blob } | { failure: string }

/** The worker's side: takes the orders of one file. */
export function createWriter(answer: (answer: Answer) => void) {
  let workbook: ReturnType<typeof createWorkbook> | undefined
  return async (order: Order): Promise<void> => {
    try {
      if ('head' in order) workbook = createWorkbook(order.head)
      else if ('rows' in order) workbook?.add(order.rows)
      else if (workbook) answer({ file: await workbook.write() })
    } catch (error) {
      answer({ failure: String(error) })
    }
  }
}
