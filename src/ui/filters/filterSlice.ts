import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The filters of a search: text, or `null` for an empty field (spec section 5). */
export type Filters = { readonly [field: string]: string | null }

/**
 * The slice of a screen's last search, which survives leaving the screen; `null` before the first search and after Limpiar.
 * The screen injects it into the root reducer and adds it to the state's type.
 */
export const createFilterSlice = <Name extends string, F extends Filters>(name: Name) =>
  createSlice({
    name,
    initialState: null as F | null,
    reducers: {
      filterApplied: (_previous, { payload }: PayloadAction<F | null>) => payload as never,
    },
  })

/** Whether every filter is empty. */
export const isEmpty = (filters: Filters): boolean =>
  Object.values(filters).every((value) => value === null || value === '')
