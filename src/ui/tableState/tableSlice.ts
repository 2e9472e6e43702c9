import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { GridFilterModel, GridSortModel } from '@mui/x-data-grid'
import { rootReducer } from '../../api/client/rootReducer'
import { signedOut } from '../../session/sessionSlice'

/** Rows that a person asks of a table, which survives leaving the screen. */
export interface TableState {
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

const UNTOUCHED: TableState = { page: 0, filter: NO_FILTER, sort: [] }

type Tables = Record<string, TableState>

const NO_TABLES: Tables = {}

/** All tables, by id. Nothing stays for the next person. */
const tablesSlice = createSlice({
  name: 'tablas',
  initialState: NO_TABLES,
  reducers: {
    tableChanged: (
      tables,
      { payload: { table, ...changed } }: PayloadAction<{ table: string } & Partial<TableState>>,
    ): Tables => ({ ...tables, [table]: { ...(tables[table] ?? UNTOUCHED), ...changed } }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => NO_TABLES),
  selectors: {
    selectTable: (tables, table: string) => tables[table] ?? UNTOUCHED,
  },
})

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    tablas: Tables
  }
}

export const { tableChanged } = tablesSlice.actions
export const { selectTable } = tablesSlice.injectInto(rootReducer).selectors
