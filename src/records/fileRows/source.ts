import type { FileRead } from '../../ui/files/reading/readFile'
import type { FileRow } from '../../ui/files/reading/problems'
import { titlesAmong } from '../../ui/files/reading/text'
import { titlesOf } from './matching'
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
  /** Separates the cells of a text. */
  separator?: string
}

/** Rows among which the titles are looked for. */
export const SEARCHED = 100

/** Ends the title of a column that the workbook hides. */
export const HIDDEN = /\(oculta\)$/

/** How many columns a row fills. */
export const filledWidth = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1

/** The sheet as it is read at first: its titles are in the row most of whose cells are titles of ours. */
export function viewOf(noun: ImportNoun, { sheets }: FileRead, sheet: number): View {
  const titles = titlesOf(noun)
  const found = (sheets[sheet]?.rows ?? []).slice(0, SEARCHED).map(({ cells }) => titlesAmong(cells, titles))
  return { sheet, titles: Math.max(0, found.indexOf(Math.max(...found))) }
}

export function sourceOf({ archivo, sheets }: FileRead, { sheet, titles }: View): Source {
  const { name = '', separator, rows = [], hiddenColumns = [] } = sheets[sheet] ?? {}
  const below = rows.slice(titles + 1)
  const width = rows.slice(titles).reduce((most, { cells }) => Math.max(most, filledWidth(cells)), 0)
  return {
    archivo: name !== '' && sheets.length > 1 ? `${archivo}, hoja ${name}` : archivo,
    headers: Array.from({ length: width }, (_, index) => {
      const title = (rows[titles]?.cells[index] ?? '').trim()
      return hiddenColumns.some(([first, last]) => first <= index && index <= last)
        ? `${title} (oculta)`
        : title
    }),
    rows: below,
    titles: rows[titles],
    above: rows.slice(0, titles),
    separator,
  }
}

/** Named at most, of the values of a column. */
const NAMED = 3

/** The columns that hold something and go to no field, with their first values. */
export function lostColumns({ headers, rows }: Source, taken: readonly (number | null)[]) {
  return headers.flatMap((title, index) => {
    const values = new Set(
      taken.includes(index) ? [] : rows.flatMap(({ cells }) => cells[index]?.trim() || []),
    )
    return values.size === 0
      ? []
      : [{ title: title || `Columna ${index + 1}`, values: [...values].slice(0, NAMED) }]
  })
}
