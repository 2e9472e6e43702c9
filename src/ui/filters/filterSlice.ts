import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What a search form holds once searched for: text, or `null` where nothing was chosen (spec section 5). */
export type Filtros = { readonly [field: string]: string | null }

/**
 * The slice of a screen's search: what was last searched for, so that it survives leaving the screen and coming back; `null`
 * until something is, and again after Limpiar. The screen injects it into the root reducer and adds it to the state's type.
 */
export const createFilterSlice = <Nombre extends string, F extends Filtros>(name: Nombre) =>
  createSlice({
    name,
    initialState: null as F | null,
    reducers: {
      filterApplied: (_anterior, { payload }: PayloadAction<F | null>) => payload as never,
    },
  })

/** Whether nothing is searched for. */
export const isEmpty = (filters: Filtros): boolean =>
  Object.values(filters).every((value) => value === null || value === '')
