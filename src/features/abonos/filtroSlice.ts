import { rootReducer } from '../../api/rootReducer'
import type { FiltroConductor } from '../../ui/libro/ConductorSearchForm'
import { crearFiltroSlice } from '../../ui/filters/filterSlice'

const slice = crearFiltroSlice<'filtroAbonos', FiltroConductor>('filtroAbonos')

declare module '../../api/rootReducer' {
  export interface SlicesDePantallas {
    filtroAbonos: FiltroConductor | null
  }
}

export const { filtroAplicado } = slice.actions
export const { selectSlice: selectFiltro } = slice.injectInto(rootReducer)
