import { useDeferredValue, useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import { useAppSelector } from '../../api/client/hooks'
import type { Column } from './columns'
import { quickFilter } from './quickFilter'
import { selectTable, type TableState } from './tableSlice'
import { filterRows, sortRows } from './view'

type Arranged = Pick<TableState, 'filter' | 'quick' | 'sort' | 'columns'>

export const visibleColumns = <Row>(columns: readonly Column<Row>[], chosen: Arranged['columns']) =>
  columns.filter(({ field, hidden }) => chosen[field] ?? !hidden)

export interface TableView<Row> extends Pick<TableState, 'filter'> {
  /** The rows that are found, in their order. */
  view: readonly Row[]
  visible: readonly Column<Row>[]
  /** The words that have found them: what is typed may be ahead. */
  words: readonly string[]
}

/** A table's rows as the person sees them, of all pages. */
export function rowsInView<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  table: Arranged,
) {
  const found = quickFilter(visibleColumns(columns, table.columns))(rows, table.quick)
  return sortRows(filterRows(found, columns, table.filter), columns, table.sort)
}

/** A table's rows, filtered and sorted, and its visible columns. */
export function useTableView<Row extends object>(
  table: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): TableView<Row> {
  // Not the page, which is turned without a look at all rows.
  const {
    filter,
    quick,
    sort,
    columns: chosen,
  } = useAppSelector((state): Arranged => {
    const { filter, quick, sort, columns } = selectTable(state, table)
    return { filter, quick, sort, columns }
  }, shallowEqual)
  const visible = useMemo(() => visibleColumns(columns, chosen), [columns, chosen])
  const search = useMemo(() => quickFilter(visible), [visible])
  // Defers the search, so that typed text is drawn before its results.
  const words = useDeferredValue(quick)
  const found = useMemo(
    () => filterRows(search(rows, words), columns, filter),
    [search, rows, words, columns, filter],
  )
  const view = useMemo(() => sortRows(found, columns, sort), [found, columns, sort])
  return { view, visible, filter, words }
}
