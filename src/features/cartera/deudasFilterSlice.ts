import { rootReducer } from '../../api/client/rootReducer'
import type { FiltroConductor } from './ConductorSearchForm'
import { createFilterSlice } from '../../ui/filters/filterSlice'

const slice = createFilterSlice<'filtroDeudas', FiltroConductor>('filtroDeudas')

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    filtroDeudas: FiltroConductor | null
  }
}

export const { filterApplied } = slice.actions
export const { selectSlice: selectFilter } = slice.injectInto(rootReducer)
