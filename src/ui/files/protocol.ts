import { writeWorkbook, type Sheet } from './workbook'
import { parseFile } from './reading/parseFile'

/** Message of the page to the worker: a file to read, or a sheet to write. */
export type Order = { buffer: ArrayBuffer; titles: readonly string[] } | { sheet: Sheet }

/** The worker's side. */
export const carryOut = async (order: Order) =>
  'sheet' in order ? writeWorkbook(order.sheet) : parseFile(order.buffer, order.titles)
