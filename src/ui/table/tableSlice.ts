import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../api/client/rootReducer'

/** What a column filter holds: typed text, a date `YYYY-MM-DD`, a boolean, or a list of options. */
export type FilterValue = string | number | boolean | string[] | undefined

/** The one column filter of a table. */
export interface ColumnFilter {
  /** The filter panel's own key for it, without which the panel would lose the focus at the first letter. */
  id?: string | number
  field: string
  operador: string
  value?: FilterValue
}

/** How a person has arranged a table. It survives leaving the screen. */
export interface TableState {
  /** 0 for the first page. */
  page: number
  filter: ColumnFilter | null
  sort: { field: string; direccion: 'asc' | 'desc' } | null
  /** Columns shown (true) or hidden (false) against what the screen says. */
  columns: Record<string, boolean>
}

/** A table that nobody has touched. */
export const UNTOUCHED_TABLE: TableState = { page: 0, filter: null, sort: null, columns: {} }

type Change<Clave extends keyof TableState> = PayloadAction<{ table: string } & Pick<TableState, Clave>>

const ofTable = (tables: Record<string, TableState>, table: string) =>
  (tables[table] ??= { ...UNTOUCHED_TABLE })

const NO_TABLES: Record<string, TableState> = {}

/** The arrangement of every table, by the table's id. */
export const tablesSlice = createSlice({
  name: 'tablas',
  initialState: NO_TABLES,
  reducers: {
    pageChanged: (tables, { payload }: Change<'page'>) => {
      ofTable(tables, payload.table).page = payload.page
    },
    filterChanged: (tables, { payload }: Change<'filter'>) => {
      const table = ofTable(tables, payload.table)
      table.filter = payload.filter
      table.page = 0
    },
    sortChanged: (tables, { payload }: Change<'sort'>) => {
      const table = ofTable(tables, payload.table)
      table.sort = payload.sort
      table.page = 0
    },
    columnsChanged: (tables, { payload }: Change<'columns'>) => {
      ofTable(tables, payload.table).columns = payload.columns
    },
  },
  selectors: {
    /** How a table is arranged. */
    selectTable: (tables, table: string): TableState => tables[table] ?? UNTOUCHED_TABLE,
  },
})

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    tablas: Record<string, TableState>
  }
}

const injected = tablesSlice.injectInto(rootReducer)

export const { pageChanged, filterChanged, sortChanged, columnsChanged } = tablesSlice.actions
export const { selectTable } = injected.selectors
