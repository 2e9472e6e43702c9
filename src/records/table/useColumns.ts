import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { cardColumn } from '../../ui/cards/cardColumn'
import { toColDef } from '../../ui/table/colDef'
import type { KeptTable } from '../../ui/tableState/keptTables'
import type { RecordTableProps } from './tableProps'

/** A table's columns as the grid has them: those that are shown, or on a phone one of cards over them, which still search, filter and sort. */
export function useColumns<Row extends GridValidRowModel>(
  { columns, highlightedRow, legend }: RecordTableProps<Row>,
  kept: KeptTable,
  asCards: boolean,
) {
  const chosen = kept.columns?.columnVisibilityModel
  return useMemo(() => {
    const visible = columns.filter(({ field, hidden }) => chosen?.[field] ?? !hidden)
    const colDefs: GridColDef<Row>[] = (asCards ? visible : columns).map((column) => toColDef(column))
    return {
      visible,
      colDefs: asCards ? [...colDefs, cardColumn(visible, highlightedRow, legend)] : colDefs,
      columnVisibilityModel: Object.fromEntries(
        columns.map((column) => [column.field, !asCards && visible.includes(column)]),
      ),
    }
  }, [columns, chosen, asCards, highlightedRow, legend])
}
