import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { GridFilterModel, GridSortModel } from '@mui/x-data-grid'
import { rootReducer } from '../../api/client/rootReducer'
import { signedOut } from '../../session/sessionSlice'

/** The filters of a search: text, or `null` for an empty field (spec section 5). */
export type Filters = { readonly [field: string]: string | null }

/** Rows that a person asks of a table, which survives leaving the screen. */
export interface TableState {
  /** The last search above it; `null` after Limpiar. */
  search: Filters | null
  /** 0 for the first page. */
  page: number
  /** The condition of one column and the quick search. */
  filter: GridFilterModel
  sort: GridSortModel
}

/** Checks whether a table shows other rows than the first of its list. */
export const isArranged = ({ page, filter, sort }: TableState) =>
  page + filter.items.length + (filter.quickFilterValues ?? []).length + sort.length > 0

export const NO_FILTER: GridFilterModel = {
  items: [],
  quickFilterValues: [],
  quickFilterExcludeHiddenColumns: true,
}

const UNTOUCHED: TableState = { search: null, page: 0, filter: NO_FILTER, sort: [] }

type Tables = Record<string, TableState>

const NO_TABLES: Tables = {}

type Changed = { table: string } & Partial<TableState>

const changed = (tables: Tables, { table, ...parts }: Changed): Tables => ({
  ...tables,
  [table]: { ...(tables[table] ?? UNTOUCHED), ...parts },
})

/** All tables, by id. Nothing stays for the next person. */
const tablesSlice = createSlice({
  name: 'tablas',
  initialState: NO_TABLES,
  reducers: {
    tableChanged: (tables, { payload }: PayloadAction<Changed>) => changed(tables, payload),
    /** Another search begins at its first page. */
    searched: (tables, { payload }: PayloadAction<Changed>) => changed(tables, { ...payload, page: 0 }),
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

export const { tableChanged, searched } = tablesSlice.actions
export const { selectTable } = tablesSlice.injectInto(rootReducer).selectors
