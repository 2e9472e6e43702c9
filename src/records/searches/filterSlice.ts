import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer, type RootState } from '../../api/client/rootReducer'

/** The filters of a search: text, or `null` for an empty field (spec section 5). */
export type Filters = { readonly [field: string]: string | null }

type SliceName = `filtro${string}`

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    [name: SliceName]: Filters | null
  }
}

/** A screen's last search, which survives leaving the screen; `null` before the first search and after Limpiar. */
export function filterSlice<F extends Filters>(name: SliceName) {
  const slice = createSlice({
    name,
    initialState: null as F | null,
    reducers: {
      filterApplied: (_previous, { payload }: PayloadAction<F | null>) => payload as never,
    },
  })
  const { selectSlice } = slice.injectInto(rootReducer)
  return { ...slice.actions, selectFilter: selectSlice as (state: RootState) => F | null }
}

/** Whether every filter is empty. */
export const isEmpty = (filters: Filters): boolean =>
  Object.values(filters).every((value) => value === null || value === '')
