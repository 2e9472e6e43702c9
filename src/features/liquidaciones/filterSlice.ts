import type { FiltroLiquidaciones } from '../../api/liquidaciones'
import { rootReducer } from '../../api/client/rootReducer'
import { createFilterSlice } from '../../ui/filters/filterSlice'

export const EMPTY_FILTER: FiltroLiquidaciones = {
  fechaInicial: null,
  fechaFinal: null,
  numero: null,
  documento: null,
  liquidada: null,
}

const slice = createFilterSlice<'filtroLiquidaciones', FiltroLiquidaciones>('filtroLiquidaciones')

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    filtroLiquidaciones: FiltroLiquidaciones | null
  }
}

export const { filterApplied } = slice.actions
export const { selectSlice: selectFilter } = slice.injectInto(rootReducer)
