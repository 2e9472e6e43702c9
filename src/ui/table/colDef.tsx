import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid'
import { CellText } from '../tableState/CellText'
import type { FieldKind } from '../../contract/fieldKinds'
import { cellClass, cellText, cellValue, type Column } from '../tableState/columns'
import { BOOLEAN_FILTERS, DATE_FILTERS, FIGURE_FILTERS } from './filters'
import { ValidIcon } from '../tableState/ValidIcon'

/** A column of figures. */
const FIGURE = { type: 'number', flex: 0.7, filterOperators: FIGURE_FILTERS } as const

/** The grid's defaults for each kind. Sizes are in pixels. */
const BY_KIND: Record<FieldKind, Partial<GridColDef> & { minWidth: number }> = {
  text: { type: 'string', flex: 1, minWidth: 90 },
  number: { ...FIGURE, minWidth: 84 },
  pesos: { ...FIGURE, minWidth: 112 },
  percentage: { ...FIGURE, minWidth: 84 },
  // Fits '30 de septiembre'; a narrower column wraps the year to a second line.
  date: {
    type: 'date',
    flex: 1,
    minWidth: 132,
    filterOperators: DATE_FILTERS,
  },
  boolean: {
    type: 'boolean',
    flex: 0.5,
    minWidth: 84,
    filterOperators: BOOLEAN_FILTERS,
    renderCell: ({ value }) => <ValidIcon value={Boolean(value)} />,
  },
  option: { type: 'singleSelect', flex: 1, minWidth: 110 },
}

/** The width of a title's longest word, in pixels: titles wrap between words and are never cut. */
const titleWidth = (title: string) => Math.max(...title.split(' ').map((word) => word.length)) * 8 + 34

/** The grid's definition of a column, with the width that a person has given it. */
export function toColDef<Row extends GridValidRowModel>(
  column: Column<Row>,
  resized?: number,
): GridColDef<Row> {
  const { field, title, kind = 'text', width, flex, render, options } = column
  const { minWidth: minimum, ...ofKind } = BY_KIND[kind]
  return {
    ...ofKind,
    field,
    headerName: title,
    description: column.description,
    filterable: column.filterable !== false,
    minWidth: column.minWidth ?? Math.max(minimum, titleWidth(title)),
    ...(width && { width, minWidth: width, flex: 0 }),
    ...(flex && { flex }),
    ...(resized && { width: resized, flex: 0 }),
    cellClassName: ({ formattedValue }) => cellClass(column, String(formattedValue)),
    ...((column.wraps || column.link) && {
      renderCell: ({ row, formattedValue = '' }: { row: Row; formattedValue?: string }) => (
        <CellText text={formattedValue} wraps={column.wraps} to={column.link?.(row)} />
      ),
    }),
    // A date too as it is written: the grid would only need a `Date` to sort, filter or format it by itself.
    valueGetter: (_value: never, row: Row) => cellValue(column, row),
    ...(options && {
      valueOptions: options.map((option) => ({ value: option.valor, label: option.nombre })),
    }),
    valueFormatter: (_value: never, row: Row) => cellText(column, row),
    ...(render && { display: 'flex' as const, renderCell: ({ row }: { row: Row }) => render(row) }),
  }
}
