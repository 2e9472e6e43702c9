import { createWorkbook, type SheetHead } from './workbook'
import { parseFile } from './reading/parseFile'
import type { Read } from './reading/problems'
import type { CsvCell } from './csv'

/** What the page tells the worker: a file to read; or what the sheet to write is, then its rows in parts, then that these were all. */
export type Order =
  | { buffer: ArrayBuffer; name: string }
  | { head: SheetHead }
  | { rows: readonly (readonly CsvCell[])[] }
  | { end: true }
/** What the worker answers in the end. */
export type Answer = Read | { file: Blob } | { failure: string }

/** The worker's side: takes the orders of one file. */
export function createTaker(answer: (answer: Answer) => void) {
  let workbook: ReturnType<typeof createWorkbook> | undefined
  return async (order: Order): Promise<void> => {
    try {
      if ('buffer' in order) answer(await parseFile(order.buffer, order.name))
      else if ('head' in order) workbook = createWorkbook(order.head)
      else if ('rows' in order) workbook?.add(order.rows)
      else if (workbook) answer({ file: await workbook.write() })
    } catch (error) {
      answer({ failure: String(error) })
    }
  }
}
