import { rootReducer } from '../../api/client/rootReducer'
import type { FiltroSalarios } from '../../api/salarios'
import { crearFiltroSlice } from '../../ui/filters/filterSlice'

export const FILTRO_VACIO: FiltroSalarios = { fechaInicial: null, fechaFinal: null, documento: null }

const slice = crearFiltroSlice<'filtroSalarios', FiltroSalarios>('filtroSalarios')

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    filtroSalarios: FiltroSalarios | null
  }
}

export const { filtroAplicado } = slice.actions
export const { selectSlice: selectFiltro } = slice.injectInto(rootReducer)
