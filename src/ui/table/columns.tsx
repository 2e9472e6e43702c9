import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid'
import { parseISO } from 'date-fns/parseISO'
import type { ReactNode } from 'react'
import type { Opcion } from '../../contract/catalogos'
import { fechaLarga } from '../../contract/fechas'
import { numero, pesos, porcentaje, siNo } from '../texts/formats'
import { ValidIcon } from './ValidIcon'
import type { CsvCell } from './csv'
import { BOOLEAN_FILTERS, DATE_FILTERS } from './filters'

export type ColumnType = 'texto' | 'numero' | 'pesos' | 'porcentaje' | 'fecha' | 'booleano' | 'opcion'
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
  /** 'texto' when absent. A 'fecha' holds `YYYY-MM-DD` and shows the long date; a 'porcentaje' holds 0–100. */
  type?: ColumnType
  /** Hidden until it is chosen in 'Columnas'. */
  hidden?: boolean
  /** A fixed width in pixels; without it the column shares the room that is left. */
  width?: number
  flex?: number
  minWidth?: number
  /** The value to sort, filter and export; the field's own when absent. */
  value?: (row: Row) => CellValue
  /** The cell's text; the type's format when absent. */
  format?: (value: CellValue, row: Row) => string
  /** The values and names of an 'opcion' column. */
  options?: readonly Opcion<string | number>[]
  /** Wraps long text to two lines, as long dates do; the tooltip shows the whole. */
  wraps?: boolean
  /** False takes the column out of the filters. */
  filterable?: boolean
  /** Replaces the cell's contents; sorting, filtering and exporting use the value. */
  render?: (row: Row) => ReactNode
}

const byNumber = (format: (figure: number) => string) => (value: CellValue) =>
  typeof value === 'number' ? format(value) : ''

/** The format of each type. */
const FORMATS: Record<Exclude<ColumnType, 'opcion'>, (value: CellValue) => string> = {
  texto: (value) => (value == null ? '' : String(value)),
  numero: byNumber(numero),
  pesos: byNumber(pesos),
  porcentaje: byNumber(porcentaje),
  fecha: (value) => (typeof value === 'string' ? fechaLarga(value) : ''),
  booleano: (value) => siNo(Boolean(value)),
}

const optionName = (options: readonly Opcion<string | number>[], value: CellValue): string =>
  options.find((option) => option.valor === value)?.nombre ?? (value == null ? '' : String(value))

/** A column of figures; those longer than `long` characters are set smaller. */
const figure = (long: number): Partial<GridColDef> => ({
  type: 'number',
  align: 'right',
  headerAlign: 'right',
  cellClassName: ({ formattedValue }) =>
    String(formattedValue).length > long ? 'cifra cifra-larga' : 'cifra',
  flex: 0.7,
})

/** The grid's defaults for each type. Sizes are in pixels. */
const BY_TYPE: Record<ColumnType, Partial<GridColDef> & { minWidth: number }> = {
  texto: { type: 'string', flex: 1, minWidth: 90 },
  numero: { ...figure(9), minWidth: 84 },
  pesos: { ...figure(12), minWidth: 112 },
  porcentaje: { ...figure(9), minWidth: 84 },
  // Fits '30 de septiembre'; a narrower column wraps the year to a second line.
  fecha: {
    type: 'date',
    flex: 1,
    minWidth: 132,
    cellClassName: 'envuelve',
    filterOperators: DATE_FILTERS,
  },
  booleano: { type: 'boolean', flex: 0.5, minWidth: 84, filterOperators: BOOLEAN_FILTERS },
  opcion: { type: 'singleSelect', flex: 1, minWidth: 110 },
}

/** The width of a title's longest word, in pixels: titles wrap between words and are never cut. */
const titleWidth = (title: string): number =>
  Math.max(...title.split(' ').map((word) => word.length)) * 8 + 34

/** A cell's text on screen. */
export function cellText<Row>(column: Column<Row>, value: CellValue, row: Row): string {
  if (column.format) return column.format(value, row)
  if (column.type === 'opcion') return optionName(column.options ?? [], value)
  return FORMATS[column.type ?? 'texto'](value)
}

/** A cell's value, to sort, filter and export. */
export const cellValue = <Row,>(column: Column<Row>, row: Row): CellValue =>
  column.value ? column.value(row) : (row[column.field] as CellValue)

/** A cell's value in the CSV: numbers and dates unformatted, options by name. */
export function csvCell<Row>(column: Column<Row>, row: Row): CsvCell {
  const value = cellValue(column, row)
  if (column.type === 'opcion') return optionName(column.options ?? [], value)
  const writtenAsText = column.format && typeof value !== 'number' && column.type !== 'fecha'
  return writtenAsText ? cellText(column, value, row) : value
}

/** A cell's value for the grid. A date is midnight in the browser's zone, so that no zone shifts the day. */
function gridValue<Row>(column: Column<Row>, row: Row): CellValue | Date {
  const value = cellValue(column, row)
  if (column.type !== 'fecha') return value
  return value ? parseISO(String(value)) : null
}

/** The grid's definition of a column. */
export function toColDef<Row extends GridValidRowModel>(column: Column<Row>): GridColDef<Row> {
  const { field, title, type = 'texto', width, flex, render, options } = column
  const { minWidth: minimum, ...ofType } = BY_TYPE[type]
  return {
    ...ofType,
    field,
    headerName: title,
    description: column.description,
    filterable: column.filterable !== false,
    minWidth: column.minWidth ?? Math.max(minimum, titleWidth(title)),
    ...(width && { width, minWidth: width, flex: 0 }),
    ...(flex && { flex }),
    ...(column.wraps && {
      cellClassName: 'envuelve',
      renderCell: ({ formattedValue }: { formattedValue?: string }) => (
        <span className="dos-lineas" title={formattedValue}>
          {formattedValue}
        </span>
      ),
    }),
    valueGetter: (_value: never, row: Row) => gridValue(column, row),
    ...(options && {
      valueOptions: options.map((option) => ({ value: option.valor, label: option.nombre })),
    }),
    valueFormatter: (_value: never, row: Row) => cellText(column, cellValue(column, row), row),
    ...(type === 'booleano' && {
      renderCell: ({ value }: { value?: unknown }) => <ValidIcon value={Boolean(value)} />,
    }),
    ...(render && { display: 'flex' as const, renderCell: ({ row }: { row: Row }) => render(row) }),
  }
}
