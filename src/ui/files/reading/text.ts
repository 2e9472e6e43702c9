import Papa from 'papaparse'
import type { Read } from './problems'

/** Of a text of Latin letters every other byte is zero in UTF-16: which, tells the order. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, 200)
  const zeros = (remainder: number) =>
    head.filter((byte, index) => byte === 0 && index % 2 === remainder).length
  if (zeros(1) > head.length / 4) return 'utf-16le'
  return zeros(0) > head.length / 4 ? 'utf-16be' : undefined
}

/** The text of a file in any of the usual encodings, without its mark of order: what is no UTF-8 is what Windows writes. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = utf16Of(bytes)
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const SEPARATORS = [';', ',', '\t', '|']

/** The cells of a delimited text, or of what was copied from a spreadsheet. */
export function parseText(text: string): Read {
  const { data: cells, errors } = Papa.parse<string[]>(text, {
    delimitersToGuess: SEPARATORS,
    // What comes from Excel is separated by tabs, which no guess can beat.
    delimiter: /^[^\n]*\t/.test(text) ? '\t' : '',
    skipEmptyLines: 'greedy',
  })
  // The cell of such quotation marks goes on into the next ones, and into the next rows.
  return errors.some(({ type }) => type === 'Quotes') ? { problem: 'quotes' } : { cells }
}
