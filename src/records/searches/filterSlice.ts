import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../api/client/rootReducer'

/** The filters of a search: text, or `null` for an empty field (spec section 5). */
export type Filters = { readonly [field: string]: string | null }

type LastSearches = Record<string, Filters | null>

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    filtros: LastSearches
  }
}

const NONE: LastSearches = {}

/** Each screen's last search, by its table, which survives leaving the screen; `null` after Limpiar. */
const filtersSlice = createSlice({
  name: 'filtros',
  initialState: NONE,
  reducers: {
    filterApplied: (filtros, { payload }: PayloadAction<{ table: string; filter: Filters | null }>) => {
      filtros[payload.table] = payload.filter
    },
  },
  selectors: { selectFilter: (filtros, table: string) => filtros[table] ?? null },
})

export const { filterApplied } = filtersSlice.actions
export const { selectFilter } = filtersSlice.injectInto(rootReducer).selectors

export const isEmpty = (filters: Filters) =>
  Object.values(filters).every((value) => value === null || value === '')
