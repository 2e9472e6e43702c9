import type { Read } from './problems'
import { decodeText, parseText } from './text'
import { readWorkbook } from './workbook'

/** Signs of which a text has few, but a picture or a PDF many. */
const UNPRINTED = /[^\P{Cc}\s\0\u001A\u007f-\u009f]/gu
/** One among so many is no longer one of few. */
const MANY = 20
/** The beginning of what Excel opens though it is no table of text: a page, alone or with its pictures, or XML. */
const MARKUP = /^\s*(?:<[!?a-z]|mime-version:)/i

/** The beginning of a PDF or of JSON. */
const OTHER = /^%PDF|^\s*\[?\s*\{\s*"/

function readText(bytes: Uint8Array, titles: readonly string[]): Read {
  const text = decodeText(bytes)
  const head = text.slice(0, 1000)
  if (MARKUP.test(head)) return { problem: 'markup' }
  const unprinted = head.match(UNPRINTED)?.length ?? 0
  return OTHER.test(head) || unprinted * MANY > head.length
    ? { problem: 'unreadable' }
    : parseText(text, titles)
}

/** Signature of a compound file: an encrypted workbook, or an .xls file. */
const OLE = '\u00D0\u00CF\u0011\u00E0'

/** Reads a file by what it holds, whatever its name says. @param titles by which the separator of a text is told. */
export function parseFile(buffer: ArrayBuffer, titles: readonly string[] = []): Read {
  const bytes = new Uint8Array(buffer)
  const magic = String.fromCharCode(...bytes.subarray(0, OLE.length))
  if (magic === '') return { problem: 'empty' }
  if (magic === OLE) return { problem: 'oldExcel' }
  return magic.startsWith('PK\u0003') ? readWorkbook(bytes) : readText(bytes, titles)
}
