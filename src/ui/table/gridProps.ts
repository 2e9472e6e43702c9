import type { Column } from '../tableState/columns'
import type { Highlight } from './Legend'

export interface GridProps<Row> {
  id: string
  label: string
  /** All the rows, filtered and sorted; the grid receives one page of them. */
  view: readonly Row[]
  columns: readonly Column<Row>[]
  /** The field that identifies a row. */
  rowId: Extract<keyof Row, string>
  loading: boolean
  emptyMessage: string
  rowsPerPage: number
  selectable: boolean
  /** Allows several rows to be selected, each by its checkbox. */
  multiple: boolean
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
  onDoubleClick?: (id: string) => void
  highlightedRow?: (row: Row) => Highlight | undefined
  /** The rows that others have changed a moment ago, by id. */
  recent: Readonly<Record<string, unknown>>
  /** The rows are the first of a list that is still loading. */
  partial: boolean
}
