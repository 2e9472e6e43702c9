import { type GridColDef, type GridValidRowModel } from '@mui/x-data-grid'
import type { Highlight, LegendTexts } from '../table/Legend'
import type { Column } from '../tableState/columns'
import { cardParts } from './parts'
import { RecordCard } from './RecordCard'

/** The only column of a phone's grid, of the visible ones: a card for each row. They are hidden, and still sort and filter. */
export function cardColumn<Row extends GridValidRowModel>(
  columns: readonly Column<Row>[],
  highlightedRow?: (row: Row) => Highlight | undefined,
  legend?: LegendTexts,
): GridColDef<Row> {
  const parts = cardParts(columns)
  return {
    field: 'tarjeta',
    headerName: 'Tarjeta',
    flex: 1,
    ...{ sortable: false, filterable: false, hideable: false, disableColumnMenu: true },
    renderCell: ({ id, row }) => {
      const highlight = highlightedRow?.(row)
      return <RecordCard {...{ id, row, parts }} status={highlight && legend?.[highlight]} />
    },
  }
}
