import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { readSheet, type CellValue } from 'read-excel-file/web-worker'
import type { Read } from './problems'

/**
 * What a workbook may come to, several times what its rows may be: bytes and parts unpacked, texts that cells share, rows that hold
 * something, cells, and their letters.
 */
const MOST = {
  bytes: 64 * 1_048_576,
  parts: 1000,
  shared: 1_000_000,
  rows: 200_000,
  cells: 2_000_000,
  letters: 32_000_000,
}

const PART = /\.(?:xml|rels)$/i
const NEEDLESS = /^(?:docProps|customXml|xl\/(?:charts|drawings|pivot\w+|theme))\//
/** The parts by their names; null when they are too many or too large, of which the archive's directory tells before one too many is unpacked. */
function unpack(archive: Uint8Array) {
  let bytes = 0
  let count = 0
  const isWithin = () => bytes <= MOST.bytes && count <= MOST.parts
  const parts = unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      if (!PART.test(name) || NEEDLESS.test(name)) return false
      bytes += originalSize
      count += 1
      return isWithin()
    },
  })
  // One that is larger than the directory says is cut off there.
  return isWithin() ? parts : null
}

/** Of a part's text: what has a format but holds nothing, be it a million rows. */
const EMPTY_CELL = /<(\w+:)?c\s[^<>]*(?:\/>|>\s*<\/\1?c>)/g
const EMPTY_ROW = /<(\w+:)?row(?:\s[^<>]*)?(?:\/>|>\s*<\/\1?row>)/g

const ROW = /<(?:\w+:)?row\b/g
const SHARED_TEXT = /<(?:\w+:)?si\b/g
const ADDRESS = /(?<!xmlns:)\br\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const CELL = /^([A-Z]{0,3})(\d{1,7})$/

const columnOf = (letters: string) =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)

/** Whether the reader would make more cells of it than there may be: it fills every gap, however far away the next cell is. */
function isTooWide(text: string): boolean {
  let row = 1
  let column = 1
  for (const [, double, single] of text.matchAll(ADDRESS)) {
    const [, letters, digits] = CELL.exec(double ?? single ?? '') ?? []
    if (letters === undefined) return true
    row = Math.max(row, Number(digits))
    column = Math.max(column, columnOf(letters))
    if (row * column > MOST.cells) return true
  }
  return false
}

function hasMoreThan(most: number, text: string, pattern: RegExp): boolean {
  let count = 0
  pattern.lastIndex = 0
  while (count <= most && pattern.test(text)) count += 1
  return count > most
}

const BARE_FORMULA = /<c\b([^>]*)>\s*<f\b(?:[^>]*\/>|[^>]*>[^<]*<\/f>)\s*(?:<v\s*\/>|<v>\s*<\/v>)?\s*<\/c>/g
const ERROR_CELL = /<c\b[^>]*\bt="e"/

/** Whether a formula stands without its result, as programs that never computed it store it. The result of one may be an empty text. */
const hasBareFormula = (text: string) =>
  [...text.matchAll(BARE_FORMULA)].some(([, attributes = '']) => !attributes.includes('t="str"'))

type Cell = CellValue | Date | null

function textOf(cell: Cell): string {
  if (cell === null) return ''
  // Midnight in UTC, whatever the browser's time zone.
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'Sí' : 'No'
  // A decimal comma, as these screens write it: 0,5 is not 05.
  return typeof cell === 'number' ? String(cell).replace('.', ',') : String(cell).trim()
}

/** One text may be shared by all cells: only what is told of them is as long as they are many. */
const isTooLong = (cells: readonly (readonly string[])[]) =>
  cells.reduce((sum, row) => row.reduce((letters, { length }) => letters + length, sum), 0) > MOST.letters

/** Reads the first sheet of a workbook. The archive is unpacked once, and handed to its reader without what holds nothing. */
export async function readWorkbook(archive: Uint8Array): Promise<Read> {
  try {
    const parts = unpack(archive)
    if (!parts) return { problem: 'tooLarge' }
    const texts = Object.entries(parts).map(
      ([name, bytes]) => [name, strFromU8(bytes).replace(EMPTY_CELL, '').replace(EMPTY_ROW, '')] as const,
    )
    const some = (hasIt: (text: string) => boolean) => texts.some(([, text]) => hasIt(text))
    if (some((text) => isTooWide(text) || hasMoreThan(MOST.shared, text, SHARED_TEXT)))
      return { problem: 'tooLarge' }
    if (some((text) => hasMoreThan(MOST.rows, text, ROW))) return { problem: 'tooManyRows' }
    if (some(hasBareFormula)) return { problem: 'bareFormula' }
    // The reader takes such a cell for an empty one.
    if (some((text) => ERROR_CELL.test(text))) return { problem: 'errorCells' }
    const lean = Object.fromEntries(texts.map(([name, text]) => [name, strToU8(text)]))
    const cells = (await readSheet(zipSync(lean, { level: 0 }).buffer)).map((row) => row.map(textOf))
    return isTooLong(cells) ? { problem: 'tooLarge' } : { cells }
  } catch {
    return { problem: 'unreadable' }
  }
}
