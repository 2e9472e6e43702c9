import type { Read } from './problems'
import { decodeText, parseText } from './text'
import { readWorkbook } from './workbook'

const ZIP = [0x50, 0x4b]
/** What Excel wraps an encrypted workbook in, and what .xls files are. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0]

const beginsWith = (bytes: Uint8Array, magic: readonly number[]) =>
  magic.every((byte, index) => bytes[index] === byte)

/** Signs that no text has, but a picture or a PDF: of the controls it has blanks, and what Windows writes in another encoding. */
const UNPRINTED = /[^\P{Cc}\s\u007f-\u009f]/u

const isText = (text: string) => !text.startsWith('%PDF') && !UNPRINTED.test(text.slice(0, 5000))

/** Reads a file by what it holds, whatever its name says. */
export async function parseFile(buffer: ArrayBuffer, name: string): Promise<Read> {
  const bytes = new Uint8Array(buffer).slice()
  if (bytes.length === 0) return { problem: 'empty' }
  if (beginsWith(bytes, OLE)) return { problem: /\.xls$/i.test(name) ? 'oldExcel' : 'protected' }
  if (beginsWith(bytes, ZIP)) return readWorkbook(bytes)
  const text = decodeText(bytes)
  return isText(text) ? parseText(text) : { problem: 'unreadable' }
}
