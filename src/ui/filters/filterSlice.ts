import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The filters of a search: text, or `null` for an empty field (spec section 5). */
export type Filtros = { readonly [field: string]: string | null }

/**
 * The slice of a screen's last search, which survives leaving the screen; `null` before the first search and after Limpiar.
 * The screen injects it into the root reducer and adds it to the state's type.
 */
export const createFilterSlice = <Nombre extends string, F extends Filtros>(name: Nombre) =>
  createSlice({
    name,
    initialState: null as F | null,
    reducers: {
      filterApplied: (_anterior, { payload }: PayloadAction<F | null>) => payload as never,
    },
  })

/** Whether every filter is empty. */
export const isEmpty = (filters: Filtros): boolean =>
  Object.values(filters).every((value) => value === null || value === '')
