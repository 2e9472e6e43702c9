import { strFromU8, unzipSync } from 'fflate'
import { readSheet, type CellValue } from 'read-excel-file/web-worker'
import { decodeText, parseText } from './text'
import type { Read } from './problems'

const ZIP = [0x50, 0x4b]
/** What Excel wraps an encrypted workbook in, and what .xls files are. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0]

const beginsWith = (bytes: Uint8Array, magic: readonly number[]) =>
  magic.every((byte, index) => bytes[index] === byte)

type Cell = CellValue | Date | null

function textOf(cell: Cell): string {
  if (cell === null) return ''
  // Midnight in UTC, whatever the browser's time zone.
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'Sí' : 'No'
  // A decimal comma, as these screens write it: 0,5 is not 05.
  return typeof cell === 'number' ? String(cell).replace('.', ',') : String(cell).trim()
}

const WORKSHEET = /^xl\/worksheets\/[^/]+\.xml$/
const BARE_FORMULA = /<c\b([^>]*)>\s*<f\b(?:[^>]*\/>|[^>]*>[^<]*<\/f>)\s*(?:<v\s*\/>|<v>\s*<\/v>)?\s*<\/c>/g
const ERROR_CELL = /<c\b[^>]*\bt="e"/

const sheetsOf = (bytes: Uint8Array) =>
  Object.values(unzipSync(bytes, { filter: ({ name }) => WORKSHEET.test(name) })).map((sheet) =>
    strFromU8(sheet),
  )

/** Whether a formula stands without its result, as programs that never computed it store it. The result of one may be an empty text. */
const hasBareFormula = (sheet: string) =>
  [...sheet.matchAll(BARE_FORMULA)].some(([, attributes = '']) => !attributes.includes('t="str"'))

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Read> {
  try {
    const sheets = sheetsOf(bytes)
    if (sheets.some(hasBareFormula)) return { problem: 'bareFormula' }
    // The reader takes such a cell for an empty one.
    if (sheets.some((sheet) => ERROR_CELL.test(sheet))) return { problem: 'errorCells' }
    return { cells: (await readSheet(bytes.buffer)).map((row) => row.map(textOf)) }
  } catch {
    return { problem: 'unreadable' }
  }
}

const FIRST_PRINTED = 32
const BLANKS = ['\t', '\n', '\r', '\f', '\v']

/** Whether it is text at all: a picture and a PDF have signs that no text has. */
const isText = (text: string) =>
  !text.startsWith('%PDF') &&
  [...text.slice(0, 5000)].every((sign) => sign.charCodeAt(0) >= FIRST_PRINTED || BLANKS.includes(sign))

/** Reads a file by what it holds, whatever its name says. */
export async function parseFile(buffer: ArrayBuffer, name: string): Promise<Read> {
  const bytes = new Uint8Array(buffer).slice()
  if (bytes.length === 0) return { problem: 'empty' }
  if (beginsWith(bytes, OLE)) return { problem: /\.xls$/i.test(name) ? 'oldExcel' : 'protected' }
  if (beginsWith(bytes, ZIP)) return readWorkbook(bytes)
  const text = decodeText(bytes)
  return isText(text) ? parseText(text) : { problem: 'unreadable' }
}
