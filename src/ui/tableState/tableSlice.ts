import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../api/client/rootReducer'
import { DEFAULTS, type Arrangement } from './arrangement'

/** A column filter's value: text, a date `YYYY-MM-DD`, a boolean, or a list of options. */
export type FilterValue = string | number | boolean | string[] | undefined

/** A table's column filter; there is one at a time. */
export interface ColumnFilter {
  /** The key that the filter panel gives it. Without it, the panel loses the focus at the first letter. */
  id?: string | number
  field: string
  operator: string
  value?: FilterValue
}

/** A table's arrangement, which survives leaving the screen. */
export interface TableState extends Arrangement {
  /** Owner of the arrangement; null until the person's stored one is read. */
  usuario: string | null
  /** 0 for the first page. */
  page: number
  filter: ColumnFilter | null
  /** The words that a row's cells have to show. */
  quick: string[]
}

/** The arrangement of a new table. */
const UNTOUCHED_TABLE: TableState = {
  usuario: null,
  page: 0,
  filter: null,
  quick: [],
  ...DEFAULTS,
}

type Tables = Record<string, TableState>
type Of<Payload> = PayloadAction<{ table: string } & Payload>

/** A reducer that takes over what its action says of these parts of a table, and `also` what follows from it. */
const change =
  <Key extends keyof TableState = never>(also: Partial<TableState> = {}) =>
  (tables: Tables, { payload }: Of<Pick<TableState, Key>>) => {
    const { table, ...changed } = payload
    Object.assign((tables[table] ??= { ...UNTOUCHED_TABLE }), changed, also)
  }

const NO_TABLES: Tables = {}

/** The arrangements of all tables, by id. */
const tablesSlice = createSlice({
  name: 'tablas',
  initialState: NO_TABLES,
  reducers: {
    pageChanged: change<'page'>(),
    filterChanged: change<'filter'>({ page: 0 }),
    quickFilterChanged: change<'quick'>({ page: 0 }),
    tableFiltersCleared: change({ filter: null, quick: [], page: 0 }),
    sortChanged: change<'sort'>({ page: 0 }),
    columnsChanged: change<'columns'>(),
    widthsChanged: change<'widths'>(),
    /** `page` is the one that now holds the row that was first. */
    pageSizeChanged: change<'pageSize' | 'page'>(),
    searchFolded: change<'folded'>(),
    /** A person's table as this browser remembers it. Nothing stays of another person's. */
    arrangementRestored: (tables, { payload }: Of<{ usuario: string; remembered: Arrangement }>) => {
      const { table, usuario, remembered } = payload
      const before = tables[table]
      const own = before?.usuario === null ? before : UNTOUCHED_TABLE
      tables[table] = { ...own, ...remembered, usuario }
    },
  },
  selectors: {
    selectTable: (tables, table: string) => tables[table] ?? UNTOUCHED_TABLE,
  },
})

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    tablas: Tables
  }
}

const injected = tablesSlice.injectInto(rootReducer)

export const {
  pageChanged,
  filterChanged,
  quickFilterChanged,
  tableFiltersCleared,
  sortChanged,
  columnsChanged,
  widthsChanged,
  pageSizeChanged,
  searchFolded,
  arrangementRestored,
} = tablesSlice.actions
export const { selectTable } = injected.selectors
