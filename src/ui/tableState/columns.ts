import type { ReactNode } from 'react'
import type { Opcion } from '../../contract/catalogos'
import { fechaLarga } from '../../contract/fechas'
import type { FieldKind } from '../../contract/fieldKinds'
import { decimal, porcentaje, precio, siNo } from '../texts/formats'

export type CellValue = string | number | boolean | null | undefined

/**
 * A column of a table. Define the list once, outside the component: a new list at every render resets the grid.
 */
export interface Column<Row> {
  /** The row's field, and the column's name in the state. */
  field: Extract<keyof Row, string>
  title: string
  /** Explains the figure beyond its title; shown as the title's tooltip. */
  description?: string
  /** 'text' when absent. */
  kind?: FieldKind
  /** Hidden until it is chosen in 'Columnas'. */
  hidden?: boolean
  /** A fixed width in pixels; without it the column shares the room that is left. */
  width?: number
  flex?: number
  minWidth?: number
  /** The kind's own when absent. */
  maxWidth?: number
  /** The value to sort, filter and export; the field's own when absent. */
  value?: (row: Row) => CellValue
  /** The cell's text; the kind's format when absent. */
  format?: (value: CellValue) => string
  /** Marks rows without such a figure: the cell says '—', while files keep the value. */
  absent?: (row: Row) => boolean
  /** The values and names of an 'option' column. */
  options?: readonly Opcion<string | number>[]
  /** Wraps long text to two lines, as long dates do; the tooltip shows the whole. */
  wraps?: boolean
  /** The address of what the cell names; undefined for a row that does not know it. */
  link?: (row: Row) => string | undefined
  /** Its place on a phone's card; a column without one is not on it. */
  card?: 'title' | 'amount' | 'subtitle' | 'figure'
  /** Its name on a card, where the column's own title says less, 'Bus' for 'Número', or more than there is room for. */
  cardName?: string
  /** False takes the column out of the filters. */
  filterable?: boolean
  /** Replaces the cell's contents; sorting, filtering and exporting use the value. */
  render?: (row: Row) => ReactNode
}

const byNumber = (format: (figure: number) => string) => (value: CellValue) =>
  typeof value === 'number' ? format(value) : ''

/** The format of each kind. */
const FORMATS: Record<Exclude<FieldKind, 'option'>, (value: CellValue) => string> = {
  text: (value) => (value == null ? '' : String(value)),
  number: byNumber(decimal),
  pesos: byNumber(precio),
  percentage: byNumber(porcentaje),
  date: (value) => (typeof value === 'string' ? fechaLarga(value) : ''),
  boolean: (value) => siNo(Boolean(value)),
}

export const optionName = (options: readonly Opcion<string | number>[], value: CellValue) =>
  options.find((option) => option.valor === value)?.nombre ?? (value == null ? '' : String(value))

/** A value as its column shows it. */
export const valueText = (
  { kind = 'text', options = [], format }: Pick<Column<unknown>, 'kind' | 'options' | 'format'>,
  value: CellValue,
) => format?.(value) ?? (kind === 'option' ? optionName(options, value) : FORMATS[kind](value))

/** A cell's value, to sort, filter and export. */
export const cellValue = <Row>(column: Column<Row>, row: Row) =>
  column.value ? column.value(row) : (row[column.field] as CellValue)

/** A cell's text on screen. */
export const cellText = <Row>(column: Column<Row>, row: Row) =>
  column.absent?.(row) ? '—' : valueText(column, cellValue(column, row))

/** How many characters of a figure fit in any cell: where the column is not wider, more are set smaller. */
const LONGEST: Partial<Record<FieldKind, number>> = { number: 9, pesos: 12, percentage: 9 }

/** The pixels that a character of a figure takes at most, with its part of the cell's padding. */
const CHARACTER = 7.8

/** CSS classes of a table cell with this text. */
export function cellClass<Row>({ kind = 'text', wraps, minWidth = 0 }: Column<Row>, text: string) {
  const longest = LONGEST[kind]
  if (longest) {
    const isLong = text.length > Math.max(longest, minWidth / CHARACTER)
    return `cifra${isLong ? ' cifra-larga' : ''}${text.startsWith('−') ? ' negativa' : ''}${/^(\$\s)?0$|^—$/.test(text) ? ' nula' : ''}`
  }
  return wraps || kind === 'date' ? 'envuelve' : ''
}
