import { rootReducer } from '../../api/client/rootReducer'
import type { FiltroSalarios } from '../../api/salarios'
import { createFilterSlice } from '../../ui/filters/filterSlice'

export const EMPTY_FILTER: FiltroSalarios = { fechaInicial: null, fechaFinal: null, documento: null }

const slice = createFilterSlice<'filtroSalarios', FiltroSalarios>('filtroSalarios')

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    filtroSalarios: FiltroSalarios | null
  }
}

export const { filterApplied } = slice.actions
export const { selectSlice: selectFilter } = slice.injectInto(rootReducer)
