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
  operador: string
  value?: FilterValue
}

/** A table's arrangement, which survives leaving the screen. */
export interface TableState extends Arrangement {
  /** Whose it is; null until what the person has left in this browser is read. */
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

type Of<Payload> = PayloadAction<{ table: string } & Payload>
type Change<Key extends keyof TableState> = Of<Pick<TableState, Key>>

const ofTable = (tables: Record<string, TableState>, table: string) =>
  (tables[table] ??= { ...UNTOUCHED_TABLE, widths: {} })

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
    quickFilterChanged: (tables, { payload }: Change<'quick'>) => {
      Object.assign(ofTable(tables, payload.table), { quick: payload.quick, page: 0 })
    },
    tableFiltersCleared: (tables, { payload }: Of<object>) => {
      Object.assign(ofTable(tables, payload.table), { filter: null, quick: [], page: 0 })
    },
    sortChanged: (tables, { payload }: Change<'sort'>) => {
      const table = ofTable(tables, payload.table)
      table.sort = payload.sort
      table.page = 0
    },
    columnsChanged: (tables, { payload }: Change<'columns'>) => {
      ofTable(tables, payload.table).columns = payload.columns
    },
    columnOrderChanged: (tables, { payload }: Change<'order'>) => {
      ofTable(tables, payload.table).order = payload.order
    },
    columnWidthChanged: (tables, { payload }: Of<{ field: string; width: number }>) => {
      ofTable(tables, payload.table).widths[payload.field] = payload.width
    },
    densityChanged: (tables, { payload }: Change<'density'>) => {
      ofTable(tables, payload.table).density = payload.density
    },
    /** `page` is the one that now holds the row that was first. */
    pageSizeChanged: (tables, { payload }: Change<'pageSize' | 'page'>) => {
      const { pageSize, page } = payload
      Object.assign(ofTable(tables, payload.table), { pageSize, page })
    },
    searchFolded: (tables, { payload }: Change<'folded'>) => {
      ofTable(tables, payload.table).folded = payload.folded
    },
    /** Back to the screen's defaults, but for what is searched and found. */
    arrangementReset: (tables, { payload }: Of<object>) => {
      const table = ofTable(tables, payload.table)
      Object.assign(table, DEFAULTS, { folded: table.folded, page: 0 })
    },
    /** A person's table as this browser remembers it. Nothing stays of another person's. */
    arrangementRestored: (tables, { payload }: Of<{ usuario: string; remembered: Arrangement }>) => {
      const { table, usuario, remembered } = payload
      const before = tables[table]
      const own = before?.usuario === null ? before : UNTOUCHED_TABLE
      tables[table] = { ...own, ...remembered, usuario }
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

export const {
  pageChanged,
  filterChanged,
  quickFilterChanged,
  tableFiltersCleared,
  sortChanged,
  columnsChanged,
  columnOrderChanged,
  columnWidthChanged,
  densityChanged,
  pageSizeChanged,
  searchFolded,
  arrangementReset,
  arrangementRestored,
} = tablesSlice.actions
export const { selectTable } = injected.selectors
