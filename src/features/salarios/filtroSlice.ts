import { rootReducer } from '../../api/rootReducer'
import type { FiltroSalarios } from '../../api/salarios'
import { crearFiltroSlice } from '../../ui/filters/filterSlice'

export const FILTRO_VACIO: FiltroSalarios = { fechaInicial: null, fechaFinal: null, documento: null }

const slice = crearFiltroSlice<'filtroSalarios', FiltroSalarios>('filtroSalarios')

declare module '../../api/rootReducer' {
  export interface SlicesDePantallas {
    filtroSalarios: FiltroSalarios | null
  }
}

export const { filtroAplicado } = slice.actions
export const { selectSlice: selectFiltro } = slice.injectInto(rootReducer)
