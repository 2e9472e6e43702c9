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
 * One column of a table. Write the list of them once, outside the component: a new list at every render would make the
 * grid start again.
 */
export interface Column<Fila> {
  /** The row's field; it is also the column's name in the state. */
  field: Extract<keyof Fila, string>
  title: string
  /** What the figure is, where its title does not say it all; shown at the title. */
  description?: string
  /** 'texto' when absent. A 'fecha' holds `YYYY-MM-DD` and shows the long date; a 'porcentaje' holds 0–100. */
  type?: ColumnType
  /** Hidden until the person shows it with 'Columnas'. */
  hidden?: boolean
  /** A fixed width in pixels, instead of sharing what is left. */
  width?: number
  flex?: number
  minWidth?: number
  /** What is sorted, filtered and exported, when it is not the field as it comes. */
  value?: (row: Fila) => CellValue
  /** What is read in the cell, when the type's own format will not do. */
  format?: (value: CellValue, row: Fila) => string
  /** The values and names of an 'opcion' column. */
  options?: readonly Opcion<string | number>[]
  /** Long text takes two lines, as long dates do; what has no room there is read by pointing at it. */
  wraps?: boolean
  /** False where filtering makes no sense. */
  filterable?: boolean
  /** Replaces the cell's contents; sorting, filtering and exporting still go by the value. */
  render?: (row: Fila) => ReactNode
}

const byNumber = (format: (figure: number) => string) => (value: CellValue) =>
  typeof value === 'number' ? format(value) : ''

/** How each type writes its value. */
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

/** Figures of this type are set smaller where they are longer than this many characters. */
const figure = (long: number): Partial<GridColDef> => ({
  type: 'number',
  align: 'right',
  headerAlign: 'right',
  cellClassName: ({ formattedValue }) =>
    String(formattedValue).length > long ? 'cifra cifra-larga' : 'cifra',
  flex: 0.7,
})

/** What each type settles for its columns. Sizes are in pixels. */
const BY_TYPE: Record<ColumnType, Partial<GridColDef> & { minWidth: number }> = {
  texto: { type: 'string', flex: 1, minWidth: 90 },
  numero: { ...figure(9), minWidth: 84 },
  pesos: { ...figure(12), minWidth: 112 },
  porcentaje: { ...figure(9), minWidth: 84 },
  // Wide enough for '30 de septiembre'; where there is no more room the year goes to a second line.
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

/** Pixels that the longest word of a title needs: titles wrap between words and are never cut. */
const titleWidth = (title: string): number =>
  Math.max(...title.split(' ').map((word) => word.length)) * 8 + 34

/** The text of a cell, on screen. */
export function cellText<Fila>(column: Column<Fila>, value: CellValue, row: Fila): string {
  if (column.format) return column.format(value, row)
  if (column.type === 'opcion') return optionName(column.options ?? [], value)
  return FORMATS[column.type ?? 'texto'](value)
}

/** The value of a cell: what is sorted, filtered and exported. */
export const cellValue = <Fila,>(column: Column<Fila>, row: Fila): CellValue =>
  column.value ? column.value(row) : (row[column.field] as CellValue)

/** A cell in the CSV: numbers and dates as they are, options by their name. */
export function csvCell<Fila>(column: Column<Fila>, row: Fila): CsvCell {
  const value = cellValue(column, row)
  if (column.type === 'opcion') return optionName(column.options ?? [], value)
  const seEscribeComoTexto = column.format && typeof value !== 'number' && column.type !== 'fecha'
  return seEscribeComoTexto ? cellText(column, value, row) : value
}

/** What the grid has for a cell: of a date, that day's midnight wherever the browser is, so that no zone shifts it. */
function gridValue<Fila>(column: Column<Fila>, row: Fila): CellValue | Date {
  const value = cellValue(column, row)
  if (column.type !== 'fecha') return value
  return value ? parseISO(String(value)) : null
}

/** Our column as the grid's. */
export function toColDef<Fila extends GridValidRowModel>(column: Column<Fila>): GridColDef<Fila> {
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
    valueGetter: (_value: never, row: Fila) => gridValue(column, row),
    ...(options && {
      valueOptions: options.map((option) => ({ value: option.valor, label: option.nombre })),
    }),
    valueFormatter: (_value: never, row: Fila) => cellText(column, cellValue(column, row), row),
    ...(type === 'booleano' && {
      renderCell: ({ value }: { value?: unknown }) => <ValidIcon value={Boolean(value)} />,
    }),
    ...(render && { display: 'flex' as const, renderCell: ({ row }: { row: Fila }) => render(row) }),
  }
}
