import { type GridColDef, type GridValidRowModel } from '@mui/x-data-grid'
import type { Highlight, LegendTexts } from '../table/Legend'
import type { Column } from '../tableState/columns'
import { Card } from './Card'

/** The only column of a phone's grid: a card for each row. The visible ones are hidden, and still sort and filter. */
export const cardColumn = <Row extends GridValidRowModel>(
  columns: readonly Column<Row>[],
  highlightedRow?: (row: Row) => Highlight | undefined,
  legend?: LegendTexts,
): GridColDef<Row> => ({
  field: 'tarjeta',
  headerName: 'Tarjeta',
  flex: 1,
  filterable: false,
  renderCell: ({ id, row }) => {
    const highlight = highlightedRow?.(row)
    return <Card {...{ id, row, columns }} status={highlight && legend?.[highlight]} />
  },
})
