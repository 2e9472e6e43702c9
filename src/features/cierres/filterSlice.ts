import type { FiltroCierres } from '../../api/cierres'
import { rootReducer } from '../../api/client/rootReducer'
import { createFilterSlice } from '../../ui/filters/filterSlice'

export const EMPTY_FILTER: FiltroCierres = { fecha: null }

const slice = createFilterSlice<'filtroCierres', FiltroCierres>('filtroCierres')

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    filtroCierres: FiltroCierres | null
  }
}

export const { filterApplied } = slice.actions
export const { selectSlice: selectFilter } = slice.injectInto(rootReducer)
