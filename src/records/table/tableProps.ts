import type { DataGridProps } from '@mui/x-data-grid'
import type { ReactNode, Ref } from 'react'
import type { Column } from '../../ui/tableState/columns'
import type { Total } from '../../ui/tableState/totals'
import type { Highlight, LegendTexts } from '../../ui/table/Legend'
import type { BulkOptions } from '../bulk/bulkAction'
import type { Contents, Word } from '../../ui/export/exportable'
import type { Filters } from '../../ui/tableState/tableSlice'

/** Configures a table's button Exportar. */
export interface ExportOptions<Row> {
  /** The file's name without its day and its extension. */
  fileName: string
  /**
   * Rows of our own server's files, and columns beyond the visible ones or in their place, so that they can be imported again. Undefined
   * when they could not be fetched, which a toast has told.
   */
  whole?: (rows: readonly Row[]) => Contents | Promise<Contents | undefined>
  /** The search that has found the rows, which paper names. */
  search?: Filters | null
  /** Further words that paper shows. */
  words?: readonly Word[]
}

/** Properties of a screen's table. */
export interface RecordTableProps<Row> {
  /** The store's key for this table's arrangement. */
  id: string
  /** The table's accessible name: 'Liquidaciones'. */
  title: string
  /** Compared by reference: a new array means new data. */
  rows: readonly Row[] | undefined
  /**
   * The rows are the first of a list that is still loading: shown only in the server's order, not exported, and counted only by
   * totals that are given.
   */
  partial?: boolean
  /** The rows are those of the search before: shown until the answer arrives but, while it is loading, neither counted nor exported. */
  waiting?: boolean
  /** Defined once, outside the component. */
  columns: readonly Column<Row>[]
  /** The field that identifies a row; 'uuid' when absent. */
  rowId?: Extract<keyof Row, string>
  loading?: boolean
  /** Higher where rows hold two lines. */
  rowHeight?: number
  /** The message for a table without rows. */
  emptyMessage: string
  /** Until the person chooses another number; 10 when absent. */
  rowsPerPage?: 10 | 30
  /**
   * Single selection: the selected row's id, or null. A row that is filtered out or removed is deselected; a row that the
   * screen selects, such as a new one, is brought into view by turning to its page.
   */
  selection?: { uuid: string | null; onChange: (uuid: string | null) => void }
  /** Called with the row's id. */
  onDoubleClick?: (uuid: string) => void
  /** Defined once, outside the component. */
  highlightedRow?: (row: Row) => Highlight | undefined
  /** Explains the highlights. */
  legend?: LegendTexts
  /** The footer's figures of all rows, or a function of rows that gives them, defined outside the component. */
  totals?: readonly Total[] | ((rows: readonly Row[]) => readonly Total[])
  /** The screen's buttons. */
  actions?: ReactNode
  /** Actions on several chosen rows, defined once, outside the component; with Exportar several can also be chosen to be exported. */
  bulk?: BulkOptions<Row>
  /** Adds the button Exportar. */
  exportOptions?: ExportOptions<Row>
  /** A part of a page, or pages of the server's, which have nothing of the address. */
  section?: boolean
  /** The server searches, sorts and pages the rows: the grid's own properties of such pages. */
  served?: ServedPages
  /** Called with the rows of the page that is shown; the same function at each render. */
  onShown?: (rows: readonly Row[]) => void
  /** Is given the function that reads all rows as they are searched, filtered and sorted. */
  view?: Ref<() => readonly Row[]>
}

type ServedPages = Required<
  Pick<DataGridProps, 'paginationModel' | 'onPaginationModelChange' | 'rowCount' | 'paginationMeta'>
>
