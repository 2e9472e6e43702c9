import { useDeferredValue, useMemo } from 'react'
import { useAppSelector } from '../../api/client/hooks'
import { orderColumns } from './arrangement'
import type { Column } from './columns'
import { quickFilter } from './quickFilter'
import { selectTable, type TableState } from './tableSlice'
import { isVisible } from './useTableState'
import { filterRows, sortRows } from './view'

type Arranged = Pick<TableState, 'filter' | 'quick' | 'sort' | 'columns' | 'order'>

const visibleColumns = <Row>(
  columns: readonly Column<Row>[],
  { columns: chosen, order }: Pick<Arranged, 'columns' | 'order'>,
) => orderColumns(columns, order).filter((column) => isVisible(column, chosen))

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
): readonly Row[] {
  const found = quickFilter(visibleColumns(columns, table))(rows, table.quick)
  return sortRows(filterRows(found, columns, table.filter), columns, table.sort)
}

/** A table's rows, filtered and sorted, and its visible columns in the person's order. */
export function useTableView<Row extends object>(
  table: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): TableView<Row> {
  const {
    filter,
    quick,
    sort: order,
    columns: chosen,
    order: places,
  } = useAppSelector((state) => selectTable(state, table))
  const visible = useMemo(
    () => visibleColumns(columns, { columns: chosen, order: places }),
    [columns, places, chosen],
  )
  const search = useMemo(() => quickFilter(visible), [visible])
  // What is typed is drawn before what it finds.
  const words = useDeferredValue(quick)
  const found = useMemo(() => search(rows, words), [search, rows, words])
  const filtered = useMemo(() => filterRows(found, columns, filter), [found, columns, filter])
  const view = useMemo(() => sortRows(filtered, columns, order), [filtered, columns, order])
  return { view, visible, filter, words }
}
