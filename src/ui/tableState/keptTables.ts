/**
 * Keeps how a person leaves tables, in local storage by username, so that nobody finds another's on the same computer.
 */
import type { GridInitialState } from '@mui/x-data-grid'
import { readStored, store } from '../storage'

/** Parts of a table that this browser keeps as its person leaves them; absent as the screen has them. */
export interface KeptTable {
  /** Rows per page. */
  pageSize?: number
  /** Columns that are shown or hidden, and widths, as the grid begins with them. */
  columns?: GridInitialState['columns']
  /** Folds the search above the table. */
  folded?: boolean
}

const keyOf = (usuario: string, table: string) => `cochera.tabla/${usuario}/${table}`

export const readKept = (usuario: string, table: string) =>
  (readStored('localStorage', keyOf(usuario, table)) ?? {}) as KeptTable

/** Changes what is kept of a table. */
export const keepTable = (usuario: string, table: string, changed: KeptTable) =>
  store('localStorage', keyOf(usuario, table), { ...readKept(usuario, table), ...changed })
