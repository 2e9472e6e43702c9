import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../api/client/rootReducer'

/** A column filter's value: text, a date `YYYY-MM-DD`, a boolean, or a list of options. */
export type FilterValue = string | number | boolean | string[] | undefined

/** A table's column filter; there is one at a time. */
export interface ColumnFilter {
  /** The key that the filter panel gives it. Without it, the panel loses the focus at the first letter. */
  id?: string | number
  field: string
  operador: string
  value?: FilterValue
}

/** A table's arrangement, which survives leaving the screen. */
export interface TableState {
  /** 0 for the first page. */
  page: number
  filter: ColumnFilter | null
  sort: { field: string; direccion: 'asc' | 'desc' } | null
  /** The person's choice of columns, shown (true) or hidden (false), over the screen's defaults. */
  columns: Record<string, boolean>
}

/** The arrangement of a new table. */
const UNTOUCHED_TABLE: TableState = { page: 0, filter: null, sort: null, columns: {} }

type Change<Key extends keyof TableState> = PayloadAction<{ table: string } & Pick<TableState, Key>>

const ofTable = (tables: Record<string, TableState>, table: string) =>
  (tables[table] ??= { ...UNTOUCHED_TABLE })

const NO_TABLES: Record<string, TableState> = {}

/** The arrangements of all tables, by id. */
const tablesSlice = createSlice({
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
