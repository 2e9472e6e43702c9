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

/** The beginning of what Excel opens though it is no table of text: a page, alone or with its pictures; XML. */
const WEB_PAGE = /^\s*(?:<!doctype html|<(?:html|head|meta|table|style|body)\b|mime-version:)/i
const XML = /^\s*<\?xml|^\s*<(?:\w+:)?workbook\b/i

function readText(bytes: Uint8Array): Read {
  const decoded = decodeText(bytes)
  const head = decoded.text.slice(0, 5000).replaceAll(/<!--[^]*?-->/g, '')
  if (WEB_PAGE.test(head) || (XML.test(head) && /<html\b/i.test(head))) return { problem: 'webPage' }
  if (XML.test(head)) return { problem: 'xml' }
  return head.startsWith('%PDF') || UNPRINTED.test(head) ? { problem: 'unreadable' } : parseText(decoded)
}

/** Reads a file by what it holds, whatever its name says. */
export function parseFile(buffer: ArrayBuffer, name: string): Read {
  const bytes = new Uint8Array(buffer)
  if (bytes.length === 0) return { problem: 'empty' }
  if (beginsWith(bytes, OLE)) return { problem: /\.xls$/i.test(name) ? 'oldExcel' : 'protected' }
  return beginsWith(bytes, ZIP) ? readWorkbook(bytes) : readText(bytes)
}
