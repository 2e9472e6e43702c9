import type { Read } from './problems'
import { decodeText, parseText } from './text'
import { readWorkbook } from './workbook'

/** Signs that no text has, but a picture or a PDF: of the controls it has blanks, and what Windows writes in another encoding. */
const UNPRINTED = /[^\P{Cc}\s\u007f-\u009f]/u

/** The beginning of what Excel opens though it is no table of text: a page, alone or with its pictures, or XML. */
const MARKUP = /^\s*(?:<[!?a-z]|mime-version:)/i

function readText(bytes: Uint8Array): Read {
  const decoded = decodeText(bytes)
  const head = decoded.text.slice(0, 1000)
  if (MARKUP.test(head)) return { problem: 'markup' }
  return head.startsWith('%PDF') || UNPRINTED.test(head) ? { problem: 'unreadable' } : parseText(decoded)
}

/** What Excel wraps an encrypted workbook in, and what .xls files are. */
const OLE = '\u00D0\u00CF\u0011\u00E0'

/** Reads a file by what it holds, whatever its name says. */
export function parseFile(buffer: ArrayBuffer): Read {
  const bytes = new Uint8Array(buffer)
  const magic = String.fromCharCode(...bytes.subarray(0, OLE.length))
  if (magic === '') return { problem: 'empty' }
  if (magic === OLE) return { problem: 'oldExcel' }
  return magic.startsWith('PK\u0003') ? readWorkbook(bytes) : readText(bytes)
}
