import { writeWorkbook, type Sheet } from './workbook'
import { parseFile } from './reading/parseFile'
import type { Read } from './reading/problems'

/** Message of the page to the worker: a file to read, or a sheet to write. */
export type Order = { buffer: ArrayBuffer; titles: readonly string[] } | { sheet: Sheet }
/** Answer of the worker. */
export type Answer = Read | Blob | { failure: string }

/** The worker's side. */
export async function carryOut(order: Order): Promise<Answer> {
  try {
    return 'sheet' in order ? await writeWorkbook(order.sheet) : parseFile(order.buffer, order.titles)
  } catch (error) {
    return { failure: String(error) }
  }
}
