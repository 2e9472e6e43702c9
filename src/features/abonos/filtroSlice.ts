import { rootReducer } from '../../api/rootReducer'
import { SIN_CONDUCTOR, type FiltroConductor } from '../../ui/libro/ConductorSearchForm'
import { crearFiltroSlice } from '../../ui/filters/filterSlice'

const slice = crearFiltroSlice('filtroAbonos', SIN_CONDUCTOR)

declare module '../../api/rootReducer' {
  export interface SlicesDePantallas {
    filtroAbonos: FiltroConductor
  }
}

export const { filtroAplicado } = slice.actions
export const { selectSlice: selectFiltro } = slice.injectInto(rootReducer)
