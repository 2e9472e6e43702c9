import type { Read } from './problems'
import { decodeText, parseText } from './text'
import { readWorkbook } from './workbook'

const ZIP = [0x50, 0x4b]
/** What Excel wraps an encrypted workbook in, and what .xls files are. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0]

const beginsWith = (bytes: Uint8Array, magic: readonly number[]) =>
  magic.every((byte, index) => bytes[index] === byte)

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
