import type { FunctionComponent } from 'react'
import type { Prerendered } from '../dialog/PrerenderedDialog'
import type { RecordDialogProps } from '../dialog/RecordDialog'
import type { ImportNoun } from '../fileRows/noun'
import type { Noun } from '../nouns/noun'
import type { RecordTableProps } from '../table/tableProps'
import type { RecordAction } from './ActionBar'

/** Definition of a screen of records, written once, outside the component. */
export interface Records<Row> extends Pick<
  RecordTableProps<Row>,
  | 'title'
  | 'columns'
  | 'rowHeight'
  | 'rowId'
  | 'emptyMessage'
  | 'highlightedRow'
  | 'legend'
  | 'bulk'
  | 'exportOptions'
> {
  noun: Noun
  /** The store's key of the table; the noun's when absent. */
  id?: string
  actions: readonly RecordAction[]
  /** Why no action that needs a permission is done with a row. */
  whyFixed?: (row: Row) => string | undefined
  /** Brings what 'Importar' needs; absent where nothing is imported. */
  loadImport?: () => Promise<{ default: ImportNoun }>
  /** Dialogs by the names of the actions. */
  dialogs: Readonly<Record<string, FunctionComponent<RecordsDialogProps<Row>>>>
  /** The dialog 'crear', where it is not one of them. */
  creation?: Prerendered
  /** Stands beside the table, chooses among its rows and opens its dialogs. */
  beside?: FunctionComponent<BesideProps<Row>>
  /** The dialog that a double click on a row opens. */
  doubleClick?: string
}

export interface BesideProps<Row> {
  selected: Row | undefined
  onSelect: (id: string) => void
  /** @param row what the dialog begins with */
  onOpen: (dialog: string, row: Row) => void
}

export interface RecordsDialogProps<Row> extends RecordDialogProps<Row> {
  /** Reads the table's rows of all pages, as they are searched, filtered and sorted. */
  view: () => readonly Row[]
  /** Goes on with another row in the same dialog. */
  onNext: (row: Row) => void
}
