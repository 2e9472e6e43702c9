import {
  getGridSingleSelectOperators,
  getGridStringOperators,
  type GridColDef,
  type GridValidRowModel,
} from '@mui/x-data-grid'
import { cellContent } from '../tableState/cellContent'
import type { FieldKind } from '../../contract/fieldKinds'
import { readDecimal, readPrice } from '../fields/figures'
import { sinAcentos } from '../../contract/sinAcentos'
import { cellClass, cellText, cellValue, valueText, type CellValue, type Column } from '../tableState/columns'
import { BOOLEAN_FILTERS, DATE_FILTERS, FIGURE_FILTERS } from './filters'

const ALPHABETICAL = new Intl.Collator('es', { numeric: true })

/** Empty cells first, as in the grid; then words in Spanish order. */
const sortComparator = (a: CellValue, b: CellValue) =>
  a == null || b == null ? Number(a != null) - Number(b != null) : ALPHABETICAL.compare(String(a), String(b))

/** Reads a figure that is sought as a form does; one that cannot be read equals none. */
const sought = (read: typeof readPrice) => (text?: string | null) => {
  const figure = read(text ?? '')
  return figure === '' ? null : figure
}

/** A column of figures. */
const FIGURE = {
  type: 'number',
  flex: 0.7,
  filterOperators: FIGURE_FILTERS,
  valueParser: sought(readPrice),
} as const

/** The grid's defaults for each kind. Sizes are in pixels: on a wide screen no cell stands far from its name. */
const BY_KIND: Record<FieldKind, Partial<GridColDef> & { minWidth: number; maxWidth: number }> = {
  text: {
    type: 'string',
    flex: 1,
    minWidth: 90,
    maxWidth: 480,
    sortComparator,
    filterOperators: getGridStringOperators(),
  },
  number: { ...FIGURE, minWidth: 84, maxWidth: 130 },
  pesos: { ...FIGURE, minWidth: 112, maxWidth: 130 },
  percentage: { ...FIGURE, minWidth: 84, maxWidth: 130, valueParser: sought(readDecimal) },
  // Fits '30 de septiembre', and at its widest the whole date beside a figure.
  date: { type: 'date', flex: 1, minWidth: 132, maxWidth: 196, filterOperators: DATE_FILTERS },
  boolean: { type: 'boolean', flex: 0.5, minWidth: 84, maxWidth: 130, filterOperators: BOOLEAN_FILTERS },
  option: {
    type: 'singleSelect',
    flex: 1,
    minWidth: 110,
    maxWidth: 200,
    sortComparator,
    filterOperators: getGridSingleSelectOperators(),
  },
}

/** The width of a title's longest word, in pixels: titles wrap between words and are never cut. */
const titleWidth = (title: string) => Math.max(...title.split(' ').map((word) => word.length)) * 8 + 34

/**
 * The quick search in a column: a figure as it is plainly written, since formatting 22,000 rows of them takes a second, anything else as
 * it is shown, each value once.
 */
function quickSearchOf<Row>(column: Column<Row>) {
  const written = new Map<CellValue, string>()
  const read = (value: CellValue) => {
    const known = written.get(value)
    if (known !== undefined) return known
    const text =
      typeof value === 'number' && !column.format ? String(value) : sinAcentos(valueText(column, value))
    written.set(value, text)
    return text
  }
  return (word: string) => {
    const sought = sinAcentos(word)
    // Takes off what a figure is shown with: '$', '173.470', '12,8'.
    const plain = /^[-−$%\d.,]+$/.test(sought) ? sought.replaceAll(/[$%.]/g, '').replace(',', '.') : sought
    return (value: CellValue) => {
      const text = read(value)
      return text.includes(sought) || text.includes(plain)
    }
  }
}

/** The grid's definition of a column. */
export function toColDef<Row extends GridValidRowModel>(column: Column<Row>): GridColDef<Row> {
  const { field, title, kind = 'text', width, flex, render, options } = column
  const { minWidth: minimum, maxWidth, ...ofKind } = BY_KIND[kind]
  const least = column.minWidth ?? Math.max(minimum, titleWidth(title))
  return {
    ...ofKind,
    field,
    headerName: title,
    description: column.description,
    filterable: column.filterable !== false,
    minWidth: least,
    // A link is a name.
    maxWidth: Math.max(least, column.maxWidth ?? (column.link ? 320 : maxWidth)),
    ...(width && { width, minWidth: width, maxWidth: undefined, flex: 0 }),
    ...(flex && { flex }),
    cellClassName: ({ formattedValue }) => cellClass(column, String(formattedValue)),
    // Plain text is the grid's own.
    ...((column.wraps || column.link || render || kind === 'boolean') && {
      renderCell: ({ row }: { row: Row }) => cellContent(column, row),
    }),
    valueGetter: (_value: never, row: Row) => cellValue(column, row),
    ...(options && {
      valueOptions: options.map((option) => ({ value: option.valor, label: option.nombre })),
    }),
    valueFormatter: (_value: never, row: Row) => cellText(column, row),
    getApplyQuickFilterFn: kind === 'boolean' ? undefined : (quickSearchOf(column) as never),
    ...(render && { display: 'flex' }),
  }
}
