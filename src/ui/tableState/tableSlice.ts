import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { GridFilterModel, GridInitialState, GridSortModel } from '@mui/x-data-grid'
import { rootReducer } from '../../api/client/rootReducer'

/** Parts of a table that this browser keeps as its person leaves them. */
export interface KeptTable {
  /** Rows per page; null for the screen's. */
  pageSize: number | null
  /** Columns that are shown or hidden, and widths, as the grid begins with them. */
  columns: GridInitialState['columns']
  /** Folds the search above the table; null for the screen's default, folded on a phone. */
  folded: boolean | null
}

/** A table as its person has it, which survives leaving the screen. */
export interface TableState extends KeptTable {
  /** Owner of it; null until what this browser keeps is read. */
  usuario: string | null
  /** 0 for the first page. */
  page: number
  /** The condition of one column and the quick search. */
  filter: GridFilterModel
  sort: GridSortModel
}

export const NO_FILTER: GridFilterModel = {
  items: [],
  quickFilterValues: [],
  quickFilterExcludeHiddenColumns: true,
}

const UNTOUCHED: TableState = {
  ...{ usuario: null, page: 0, filter: NO_FILTER, sort: [] },
  ...{ pageSize: null, columns: {}, folded: null },
}

type Tables = Record<string, TableState>
type Of<Payload> = PayloadAction<{ table: string } & Payload>

const NO_TABLES: Tables = {}

/** All tables, by id. */
const tablesSlice = createSlice({
  name: 'tablas',
  initialState: NO_TABLES,
  reducers: {
    tableChanged: (tables, { payload: { table, ...changed } }: Of<Partial<TableState>>): Tables => ({
      ...tables,
      [table]: { ...(tables[table] ?? UNTOUCHED), ...changed },
    }),
    /** A person's table as this browser keeps it. Nothing stays of another person's. */
    tableRestored: (tables, { payload: { table, ...kept } }: Of<KeptTable & { usuario: string }>): Tables => {
      const before = tables[table]
      return { ...tables, [table]: { ...(before?.usuario === null ? before : UNTOUCHED), ...kept } }
    },
  },
  selectors: {
    selectTable: (tables, table: string) => tables[table] ?? UNTOUCHED,
  },
})

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    tablas: Tables
  }
}

export const { tableChanged, tableRestored } = tablesSlice.actions
export const { selectTable } = tablesSlice.injectInto(rootReducer).selectors
