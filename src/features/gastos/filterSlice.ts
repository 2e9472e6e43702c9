import type { FiltroGastos } from '../../api/gastos'
import { rootReducer } from '../../api/client/rootReducer'
import { createFilterSlice } from '../../ui/filters/filterSlice'

export const EMPTY_FILTER: FiltroGastos = {
  nombre: null,
  fechaInicial: null,
  fechaFinal: null,
  numero: null,
  documento: null,
}

const slice = createFilterSlice<'filtroGastos', FiltroGastos>('filtroGastos')

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    filtroGastos: FiltroGastos | null
  }
}

export const { filterApplied } = slice.actions
export const { selectSlice: selectFilter } = slice.injectInto(rootReducer)
