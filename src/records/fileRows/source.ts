import type { FileRead } from '../../ui/files/reading/readFile'
import type { FileRow } from '../../ui/files/reading/problems'
import { titleMatches } from './matching'
import type { ImportNoun } from './noun'

/** Which sheet of a file is read, and which of its rows has the titles. */
export interface View {
  sheet: number
  titles: number
}

/** The titles of a table, and the rows below them that hold anything. */
export interface Source {
  /** The file's name, with that of its sheet where it has several, for the history. */
  archivo: string
  /** Titles of all columns that hold anything: '' of one without a title. */
  headers: readonly string[]
  rows: readonly FileRow[]
  /** The row of the titles, and those above it. */
  titles?: FileRow
  above: readonly FileRow[]
  /** How many columns a row may fill: of a text, whose cells are moved by a separator too many. */
  width: number
  /** How many cells its line may have, empty ones too: those of the titles' line, or of all others where no comma splits figures. */
  cells: number
  /** How many cells its line has to have, as most have. */
  least: number
}

/** Rows among which the titles are looked for. */
export const SEARCHED = 100

/** Ends the title of a column that the workbook hides. */
export const HIDDEN = /\(oculta\)$/

/** How many columns a row fills. */
export const filledWidth = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1

/** How many titles of ours each of the first rows has, and at most. */
export function titlesAmong(noun: ImportNoun, rows: readonly FileRow[]) {
  const matches = rows.slice(0, SEARCHED).map(({ cells }) => titleMatches(noun, cells))
  return { matches, most: Math.max(0, ...matches) }
}

/** The sheet as it is read at first: its titles are in the row most of whose cells are titles of ours. */
export function viewOf(noun: ImportNoun, { sheets }: FileRead, sheet: number): View {
  const { matches, most } = titlesAmong(noun, sheets[sheet]?.rows ?? [])
  return { sheet, titles: Math.max(0, matches.indexOf(most)) }
}

export function sourceOf({ archivo, sheets }: FileRead, { sheet, titles }: View): Source {
  const { name = '', separator, rows = [], hiddenColumns = [] } = sheets[sheet] ?? {}
  const cells = rows[titles]?.cells ?? []
  const below = rows.slice(titles + 1)
  const titled = filledWidth(cells)
  const width = below.reduce((most, row) => Math.max(most, filledWidth(row.cells)), titled)
  const shortest = below.reduce((least, row) => Math.min(least, row.cells.length), Infinity)
  return {
    archivo: name !== '' && sheets.length > 1 ? `${archivo}, hoja ${name}` : archivo,
    headers: Array.from({ length: width }, (_, index) => {
      const title = (cells[index] ?? '').trim()
      return hiddenColumns.some(([first, last]) => first <= index && index <= last)
        ? `${title} (oculta)`
        : title
    }),
    rows: below,
    titles: rows[titles],
    above: rows.slice(0, titles),
    ...(separator === undefined
      ? { width: Infinity, cells: Infinity, least: 0 }
      : {
          width: titled,
          cells: separator === 'coma' ? cells.length : Math.max(cells.length, shortest),
          least:
            2 * below.filter((row) => row.cells.length >= cells.length).length > below.length
              ? cells.length
              : 0,
        }),
  }
}

/** A figure, be it one that can be read in two ways: '15,000'. */
const FIGURE = /^-?\$?\s*\d[\d.,'’\s]*$/

/** Named at most, of the values of a column. */
const NAMED = 3

/** The rows above those that are read: the titles among them, where they are none of ours. */
export const rowsAbove = (noun: ImportNoun, { titles, above }: Source) =>
  titles && titleMatches(noun, titles.cells) === 0 ? [...above, titles] : above

/** The columns that hold something and go to no field, with their first values, and whether some are figures. */
export function lostColumns({ headers, rows }: Source, taken: readonly (number | null)[]) {
  const valuesOf = headers.map((_, index) => (taken.includes(index) ? undefined : new Set<string>()))
  for (const { cells } of rows)
    for (const [index, cell] of cells.entries()) if (cell.trim()) valuesOf[index]?.add(cell.trim())
  return valuesOf.flatMap((found = new Set(), index) => {
    const values = [...found]
    const isMoney = values.some((text) => FIGURE.test(text))
    const title = headers[index] || `Columna ${index + 1}`
    return values.length === 0 ? [] : [{ index, title, values: values.slice(0, NAMED), isMoney }]
  })
}
