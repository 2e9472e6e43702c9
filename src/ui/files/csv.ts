/**
 * CSV that Spanish Excel opens with a double click: `;` between cells, decimal comma, UTF-8 with BOM, CRLF.
 * Dates are written `yyyy-MM-dd`, which Excel reads as dates in every language, without confusing day and month.
 */
/** A cell of a written file. */
export type FileCell = string | number | null | undefined

const BOM = '\uFEFF'
const NEEDS_QUOTES = /[;"\r\n]/
// The first characters of what a spreadsheet runs as a formula.
const FORMULA = /^[=+\-@\t\r]/
/** The same, with the apostrophes that a text may have of its own, so that each is told from the one that protects. */
const PROTECTED = /^'*[=+\-@\t\r]/

/** Whether a spreadsheet runs a text as a formula. */
export const looksLikeFormula = (cell: string) => FORMULA.test(cell)

/** Letters at most of a cell of Excel's. */
const LONGEST = 32_767

/** A cell's text as it is read: one that is longer than any is cut, which no field takes. */
export const readText = (cell: string) =>
  unprotected(cell.length > LONGEST ? `${cell.slice(0, LONGEST)}…` : cell)

/** A cell's text without the apostrophe that protects it. */
export const unprotected = (cell: string) =>
  cell.startsWith("'") && PROTECTED.test(cell) ? cell.slice(1) : cell

function write(cell: FileCell) {
  if (cell == null) return ''
  // A number is no formula, so a negative one stays as it is. No thousands separators: Excel would read text.
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const harmless = PROTECTED.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The text of a CSV file: a line of titles, then a line per row. */
export const csv = (titles: readonly string[], rows: readonly (readonly FileCell[])[]) =>
  BOM + [titles, ...rows].map((cells) => `${cells.map(write).join(';')}\r\n`).join('')
