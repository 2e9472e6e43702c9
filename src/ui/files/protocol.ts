import { writeWorkbook, type SheetHead } from './workbook'
import { parseFile } from './reading/parseFile'
import type { Read } from './reading/problems'
import type { CsvCell } from './csv'

/** Messages of the page to the worker: a file to read; or the rows of a sheet to write, in parts, and then what else it is made of. */
export type Order = { buffer: ArrayBuffer } | { rows: readonly (readonly CsvCell[])[] } | { head: SheetHead }
/** Answers of the worker in the end. */
export type Answer = Read | { file: Blob } | { failure: string }

/** The worker's side: takes the orders of one file. */
export function createTaker(answer: (answer: Answer) => void) {
  const rows: (readonly CsvCell[])[] = []
  return async (order: Order) => {
    try {
      if ('rows' in order) rows.push(...order.rows)
      else if ('head' in order) answer({ file: await writeWorkbook(order.head, rows) })
      else answer(parseFile(order.buffer))
    } catch (error) {
      answer({ failure: String(error) })
    }
  }
}
