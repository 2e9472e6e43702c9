import type { FiltroLiquidaciones } from '../../api/liquidaciones'
import { rootReducer } from '../../api/client/rootReducer'
import { crearFiltroSlice } from '../../ui/filters/filterSlice'

export const FILTRO_VACIO: FiltroLiquidaciones = {
  fechaInicial: null,
  fechaFinal: null,
  numero: null,
  documento: null,
  liquidada: null,
}

const slice = crearFiltroSlice<'filtroLiquidaciones', FiltroLiquidaciones>('filtroLiquidaciones')

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    filtroLiquidaciones: FiltroLiquidaciones | null
  }
}

export const { filtroAplicado } = slice.actions
export const { selectSlice: selectFiltro } = slice.injectInto(rootReducer)
